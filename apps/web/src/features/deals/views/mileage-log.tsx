import type { NewTrip } from "@flipworth/contract";
import { Button, TextField } from "@flipworth/ui";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { account } from "../../../lib/api.ts";
import { money, today } from "../amounts.ts";
import { formValues, type Problems } from "../form-values.ts";
import { DataTable } from "../../../components/data-table.tsx";
import { Loaded, Section } from "../parts.tsx";
import { dealKeys, useDealWrite } from "../use-deals.ts";

/** Date, miles and purpose of each drive. */
export function MileageLog({ year, miles }: { year: number; miles: number }) {
  const query = useQuery({
    queryKey: dealKeys.trips(year),
    queryFn: () => account.listTrips(year),
  });
  const remove = useDealWrite(account.deleteTrip, { words: "Drive removed" });
  return (
    <Section title={`Mileage log: ${miles.toLocaleString("en-US")} miles`}>
      <TripForm />
      <Loaded query={query} what="the mileage log">
        {(trips) => (
          <DataTable
            caption="Mileage log"
            columns={[
              { label: "Date" },
              { label: "Miles", isNumber: true },
              { label: "Purpose" },
              { label: "Deduction", isNumber: true },
              { label: "Change" },
            ]}
            rows={trips.map((trip) => ({
              key: trip.id,
              cells: [
                trip.drivenOn,
                trip.miles,
                trip.purpose,
                trip.deductionCents === null ? "no rate" : money(trip.deductionCents),
                <Button
                  key="remove"
                  look="bare"
                  size="small"
                  className="print:hidden"
                  aria-label={`Remove the drive of ${trip.drivenOn}`}
                  onClick={() => remove.mutate(trip.id)}
                >
                  Remove
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
  const [problems, setProblems] = useState<Problems>({});
  // A new key and empty fields once the drive is in the log.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useDealWrite((trip: NewTrip) => account.recordTrip(trip, key), {
    words: "Drive added",
    onDone: () => setKey(crypto.randomUUID()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text, decimal, problems: found } = formValues(event.currentTarget);
    const trip = {
      drivenOn: text("drivenOn") || today(),
      miles: decimal("miles"),
      purpose: text("purpose"),
    };
    if (trip.miles === 0) found["miles"] ??= "Enter the miles.";
    if (trip.purpose === "") found["purpose"] = "Say what it was for.";
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
      <TextField label="Date" name="drivenOn" type="date" defaultValue={today()} />
      <TextField label="Miles" name="miles" inputMode="decimal" error={problems["miles"]} />
      <TextField label="Purpose" name="purpose" error={problems["purpose"]} />
      <Button type="submit" look="quiet" className="sm:mt-7">
        Add drive
      </Button>
    </form>
  );
}
