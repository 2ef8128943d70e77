import type { NewTrip } from "@flipworth/contract";
import { Button, TextField } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { dealsMileage } from "../../../words/english/deals/taxes.ts";
import { money, today } from "../amounts.ts";
import { type Problems, useFormValues } from "../forms/form-values.ts";
import { DataTable } from "../../../components/data-table.tsx";
import { Loaded, Section } from "../parts.tsx";
import { dealKeys, useDealWrite } from "../use-deals.ts";

/** Date, miles and purpose of each drive. */
export function MileageLog({ year, miles }: { year: number; miles: number }) {
  const say = useWords(dealsMileage);
  const query = useQuery({
    queryKey: dealKeys.trips(year),
    queryFn: () => account.listTrips(year),
  });
  const remove = useDealWrite(account.deleteTrip, { words: say("removed") });
  return (
    <Section title={say("title", { miles })}>
      <TripForm />
      <Loaded query={query} what="Mileage">
        {(trips) => (
          <DataTable
            caption={say("caption")}
            columns={[
              { label: say("date") },
              { label: say("miles"), isNumber: true },
              { label: say("purpose") },
              { label: say("deduction"), isNumber: true },
              { label: say("change") },
            ]}
            rows={trips.map((trip) => ({
              key: trip.id,
              cells: [
                trip.drivenOn,
                trip.miles,
                trip.purpose,
                trip.deductionCents === null ? say("noRate") : money(trip.deductionCents),
                <Button
                  key="remove"
                  look="bare"
                  size="small"
                  className="print:hidden"
                  aria-label={say("removeDrive", { day: trip.drivenOn })}
                  onClick={() => remove.mutate(trip.id)}
                >
                  {say("remove")}
                </Button>,
              ],
            }))}
          />
        )}
      </Loaded>
    </Section>
  );
}

function TripForm() {
  const readForm = useFormValues();
  const say = useWords(dealsMileage);
  const [problems, setProblems] = useState<Problems>({});
  // A new key and empty fields once the drive is in the log.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useDealWrite((trip: NewTrip) => account.recordTrip(trip, key), {
    words: say("added"),
    onDone: () => setKey(crypto.randomUUID()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, decimal, wrong, problems: found } = readForm(event.currentTarget);
    const trip = {
      drivenOn: text("drivenOn") || today(),
      miles: decimal("miles"),
      purpose: text("purpose"),
    };
    if (trip.miles === 0) wrong("miles", "miles");
    if (trip.purpose === "") wrong("purpose", "purpose");
    setProblems(found);
    if (Object.keys(found).length === 0 && !add.isPending) add.mutate(trip);
  };
  return (
    <form
      key={key}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[10rem_7rem_minmax(0,1fr)_auto] print:hidden"
      onSubmit={submit}
    >
      <TextField label={say("date")} name="drivenOn" type="date" defaultValue={today()} />
      <TextField label={say("miles")} name="miles" inputMode="decimal" error={problems["miles"]} />
      <TextField label={say("purpose")} name="purpose" error={problems["purpose"]} />
      <Button type="submit" look="quiet" className="sm:mt-7">
        {say("add")}
      </Button>
    </form>
  );
}
