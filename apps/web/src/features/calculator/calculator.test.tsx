import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { Calculator } from "./calculator.tsx";

const prompt = "Enter your deal details to calculate profit potential";
const result = () => screen.getByRole("region", { name: "Result" });
const press = () => screen.getByRole("button", { name: "Calculate Profit" });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function figures(): Record<string, string> {
  const names = [...result().querySelectorAll("dt")].map((name) => name.textContent);
  const values = [...result().querySelectorAll("dd")].map((value) => value.textContent);
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? ""]));
}

async function enter(texts: Record<string, string>) {
  const { person } = renderScreen(<Calculator />);
  for (const [label, text] of Object.entries(texts)) await person.type(field(label), text);
  return person;
}

test("it starts empty, with the prompt and no figures", () => {
  renderScreen(<Calculator />);

  expect(result().textContent).toContain(prompt);
  for (const input of screen.getAllByRole<HTMLInputElement>("textbox"))
    expect(input.value).toBe("");
});

test("pressing the button shows the six figures, and a good deal is called one", async () => {
  const person = await enter({
    "Purchase price ($)": "40",
    "Expected sale price ($)": "100",
    "Gas/travel expenses ($)": "5",
    "Repair/cleaning costs ($)": "10",
    "Time invested (hours)": "1.5",
  });

  await person.click(press());

  expect(figures()).toEqual({
    "Gross Profit": "$60.00",
    "Total Expenses": "$15.00",
    "Net Profit": "$45.00",
    "Profit Margin": "45.0%",
    ROI: "112.5%",
    "Hourly Rate": "$30.00/hr",
  });
  expect(result().textContent).toContain("Great Deal! High profit margin and ROI.");
  expect(result().textContent).not.toContain(prompt);
});

test("the answer stands until the button is pressed again", async () => {
  const person = await enter({ "Purchase price ($)": "40", "Expected sale price ($)": "100" });
  await person.click(press());

  await person.type(field("Expected sale price ($)"), "0");
  expect(figures()["Gross Profit"]).toBe("$60.00");

  await person.click(press());
  expect(figures()["Gross Profit"]).toBe("$960.00");
});

test("empty fields count as nothing, and no message asks for them", async () => {
  const person = await enter({});

  await person.click(press());

  expect(figures()).toMatchObject({ "Net Profit": "$0.00", ROI: "0.0%" });
  expect(result().textContent).toContain("Consider if this meets your profit goals.");
  expect(screen.queryByText(/^Enter/, { selector: "form *" })).toBeNull();
});

test.each([
  ["Purchase price ($)", "abc", "Enter a price such as 40."],
  ["Purchase price ($)", "-4", "Enter 0 or more."],
  ["Expected sale price ($)", "4x", "Enter a price such as 40."],
  ["Gas/travel expenses ($)", "-$1,250", "Enter 0 or more."],
  ["Time invested (hours)", "two", "Enter a number of hours such as 2."],
])("%s of “%s” is refused with “%s” and counts as 0", async (label, text, message) => {
  const person = await enter({ [label]: text });

  await person.click(press());

  expect(field(label).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(message)).toBeDefined();
  expect(figures()).toMatchObject({ "Net Profit": "$0.00" });

  await person.clear(field(label));
  await person.type(field(label), "$1,000.50");
  await person.click(press());
  expect(screen.queryByText(message)).toBeNull();
  expect(field(label).getAttribute("aria-invalid")).not.toBe("true");
});

test("a platform’s fee enters the expenses, and the bill says which rule it was", async () => {
  const person = await enter({ "Purchase price ($)": "40", "Expected sale price ($)": "100" });

  await person.selectOptions(screen.getByLabelText("Where you sell it"), "eBay, most categories");
  await person.click(press());

  // 13.6 % of $107.50, which the buyer pays with the tax, and $0.40 for the order.
  expect(figures()).toMatchObject({ "Total Expenses": "$15.02", "Net Profit": "$44.98" });
  const fee = within(result()).getByRole("row", { name: /Selling fee/, hidden: true });
  expect(fee.textContent).toContain("-$15.02");
  expect(fee.textContent).toMatch(/13\.6%.*7\.5% sales tax.*page 4822.*2026-09-23/);
});

test("a link carries the figures in its fragment, and opens with their answer", async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  const person = await enter({ "Purchase price ($)": "40", "Expected sale price ($)": "100" });
  await person.selectOptions(screen.getByLabelText("Where you sell it"), "Mercari");
  await person.click(press());
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  await person.click(screen.getByRole("button", { name: "Copy link" }));

  const [address = ""] = copied.mock.calls[0] ?? [];
  const { hash, search } = new URL(address);
  expect([hash, search]).toEqual(["#purchasePrice=40&salePrice=100&platform=mercari", ""]);

  history.replaceState(null, "", hash);
  cleanup();
  renderScreen(<Calculator />);
  expect(field("Purchase price ($)").value).toBe("40");
  expect(figures()).toMatchObject({ "Total Expenses": "$10.00", "Net Profit": "$50.00" });
});

test("a form that was sent before the framework was there is answered all the same", () => {
  history.replaceState(null, "", "/?purchasePrice=10&salePrice=25&hours=");

  renderScreen(<Calculator />);

  expect(field("Expected sale price ($)").value).toBe("25");
  expect(figures()["Net Profit"]).toBe("$15.00");
});
