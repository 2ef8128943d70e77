import { amountOf, mostForOneself } from "../../valuation/quantity-factor.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";
import { vehicleQuestions } from "./vehicle-questions.ts";
import { pointWords, questionWords } from "../../words/english/questions.ts";
import { spoken } from "../../words/voice-in-use.ts";
import {
  label,
  type Point,
  pointsByCategory,
  type Question,
  reason,
  works,
} from "./question-points.ts";

const say = spoken(questionWords);
const sayPoint = spoken(pointWords);

/** Three questions to the seller: what is not stated first, then what the kind of thing asks for. */
export function questionsFor(item: IdentifiedItem, facts: ListingFacts): string[] {
  if (item.vehicle) return vehicleQuestions(item.vehicle);
  const { condition, origins } = facts;
  const text = `${facts.title ?? ""}\n${facts.description ?? ""}`;
  const open = (one: Question) => (isAnswered(one, text) ? undefined : say(one.ask));
  const isStated = condition !== null && origins.condition?.certainty !== "unsure";
  return [
    forOneOrAll(item),
    whichOne(item, facts),
    isStated ? undefined : open(works),
    ofKind(item, text),
    open(label),
    open(works),
    open(reason),
  ]
    .filter((question) => question !== undefined)
    .filter((question, at, all) => all.indexOf(question) === at)
    .slice(0, 3);
}

function isAnswered({ answeredBy }: Question | Point, text: string): boolean {
  return answeredBy.test(text);
}

/** What is still open of the points that such things ask for, as one question. */
function ofKind({ category }: IdentifiedItem, text: string): string | undefined {
  const all = category === null ? [] : (pointsByCategory[category] ?? []);
  const title = text.split("\n", 1)[0] ?? "";
  const left = all.filter((point) => (point.only?.test(title) ?? true) && !isAnswered(point, text));
  if (left.length === 0) return undefined;
  const [first = "", ...others] = left.map(({ ask }) => sayPoint(ask));
  const rest = others.map((ask) => ask.charAt(0).toLowerCase() + ask.slice(1));
  const last = rest.pop();
  if (last === undefined) return say("onePoint", { point: first });
  return say("severalPoints", { points: [first, ...rest].join(", "), last });
}

/** "16 monitors" or "drill, saw and ladder" at one price: sellers of several mean either. */
function forOneOrAll(item: IdentifiedItem): string | undefined {
  const { quantity, items = [] } = item;
  if (items.length > 1) return say("oneOrAll", { count: items.length });
  return amountOf(item) > mostForOneself && quantity > 1
    ? say("oneOrAll", { count: quantity })
    : undefined;
}

const storage = /\b\d+ ?[gt]b\b/i;

function whichOne(
  { entry, variant, items = [] }: IdentifiedItem,
  { title, description }: ListingFacts,
): string | undefined {
  // Of several things the version of one says little.
  if (items.length > 1) return undefined;
  if (entry === null) return say("whichOne");
  const names = (entry.variants ?? []).map(({ name }) => name).slice(0, 3);
  if (variant !== null || names.length === 0) return undefined;
  // The base size is no variant: "128 GB" in the title answers the question all the same.
  const isTold = storage.test(`${title ?? ""} ${description ?? ""}`);
  if (isTold && names.every((name) => storage.test(name))) return undefined;
  return say("whichVersion", { names: names.join(", ") });
}
