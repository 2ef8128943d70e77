import { expect, test } from "vitest";
import { identify } from "../identify.ts";
import { readFields } from "../../reading/fields/read-fields.ts";

function faultsOf(title: string, description = "") {
  const {
    price: _price,
    seller: _seller,
    origins: _origins,
    ...facts
  } = readFields({
    title,
    description,
  });
  const item = identify(facts);
  if (item.kind !== "item") throw new Error(`${title} is ${item.kind}`);
  return item.faults;
}
const kindsOf = (title: string, description = "") =>
  faultsOf(title, description).map(({ kind }) => kind);
const takenOf = (title: string, description: string) => faultsOf(title, description)[0]?.takes ?? 0;

test.each([
  ["iPhone 12 64GB unlocked", "Back glass cracked. Works.", "cracked_back"],
  ["Pioneer car radio untested", "", "untested"],
  ["Family bible 1870", "spine gone, loose pages", "loose_binding"],
  ["LV speedy 35 thrashed", "", "hard_used"],
  ["iPhone 12 64GB unlocked", "the screen has a line down the middle", "marked_display"],
  ["Samsung 55 inch TV", "There are dead pixels in one corner", "marked_display"],
  ["MacBook Air 2017", "Needs new battery", "worn_battery"],
  ["iPhone 11", "battery health 74%", "worn_battery"],
  ["DeWalt 20V drill", "Old battery won't hold a charge", "worn_battery"],
  ["Grey sectional sofa", "smells of smoke a little", "smoke_smell"],
  ["Wool coat", "comes from a smoker's home", "smoke_smell"],
  ["Area rug", "has a slight pet odor", "bad_smell"],
  ["Keurig coffee maker", "leaks from the bottom", "leak"],
  ["Marantz 2230 receiver", "One channel out, sold as is", "dead_channel"],
  ["AirPods Pro", "left airpod does not work", "dead_channel"],
  ["Leather recliner", "small tear in seat", "tear"],
  ["Wool coat", "moth hole in the sleeve", "tear"],
  ["Leather recliner", "never used much but has a tear in the seat", "tear"],
  ["Oak dresser", "not perfect, just a few dents on the side", "dent"],
  ["Oak dresser", "a few chips on the top", "chip"],
  ["Nintendo Switch", "left joy-con has drift", "drift"],
  ["LG dryer", "Makes a loud grinding noise", "noise"],
  ["Leather couch", "the leather is peeling on the arms", "peeling"],
  ["Kitchenaid fridge", "ice maker does not work", "failing_function"],
  ["Office chair", "one broken caster", "broken_part"],
  ["Calculus textbook", "Has highlighting in the first chapter", "written_in"],
  ["Lenovo ThinkPad T480 bios locked", "", "locked_up"],
  ["Canon T5i shutter error", "", "camera_error"],
  ["Countertop ice maker not making ice", "", "function_missing"],
  ["Maytag dryer squeaks", "", "hum"],
  ["Nikon D7000 wont read cards", "", "does_not_do"],
  ["Kenmore washer stuck lid lock", "", "is_stuck"],
])("%j with %j has the fault %s", (title, description, kind) => {
  expect(kindsOf(title, description)).toContain(kind);
});

test.each([
  ["Samsung 55 inch TV", "missing remote", "missing_remote"],
  ["Samsung 55 inch TV no remote", "", "missing_remote"],
  ["Roku TV", "the remote is missing", "missing_remote"],
  ["Xbox One S", "does not come with a power cord", "missing_power_supply"],
  ["Dell laptop", "without charger", "missing_power_supply"],
  ["Dell laptop", "charger not included", "missing_power_supply"],
  ["Xbox One S", "No controller", "missing_controller"],
  ["Instant Pot 6 quart", "lid is missing", "missing_lid"],
  ["Oak dresser", "missing two knobs", "missing_knob_or_handle"],
  ["Trek road bike", "missing front wheel", "missing_wheel"],
  ["Lego castle set", "missing a few pieces", "missing_pieces"],
  ["Gaming computer", "missing hard drive", "missing_hard_drive"],
  ["Dell laptop no hard drive", "", "missing_hard_drive"],
  ["Craftsman table saw no fence", "", "missing_fence"],
  ["Gas grill missing burner", "", "missing_burner_or_grate"],
  ["Antique chair missing seat", "", "missing_seat_of_a_chair"],
  ["LEGO castle no minifigs", "", "missing_figures"],
  ["Barbie Dreamhouse missing elevator", "", "missing_something"],
  ["Milwaukee grinder missing guard", "", "missing_something"],
])("%j with %j misses a part: %s", (title, description, kind) => {
  expect(kindsOf(title, description)).toContain(kind);
});

test.each([
  ["iPhone 12", "no cracks"],
  ["iPhone 12 unlocked for any carrier", ""],
  ["Grey sofa must go needs gone today", ""],
  ["Nike shoes size 10, doesn't fit me", ""],
  ["Trek bike won't last long", ""],
  ["Oak dresser", "all your storage needs, not missing a thing"],
  ["iPhone 12", "no cracks, scratches or dents"],
  ["iPhone 12", "No scratches, chips, or cracks anywhere"],
  ["iPhone 12", "never dropped, screen is not cracked"],
  ["Grey sofa", "never smoked around"],
  ["Grey sofa", "smoke-free home, no pet odor"],
  ["Grey sofa", "From a non smoking home"],
  ["Kayak", "doesn't leak, never leaked"],
  ["Kayak", "no leaks"],
  ["Lego castle set", "not missing anything"],
  ["Lego castle set", "nothing missing, no missing pieces"],
  ["Honda mower", "replaced the battery and fixed the leak"],
  ["Honda mower", "the oil leak has been repaired"],
  ["Samsung TV", "works without the remote, no remote needed"],
  ["Stained glass lamp", "dark stained oak base, wood stain finish"],
  ["Rust colored velvet chair", "rust-colored, tear drop legs, leakproof"],
  ["Coffee table", "no drawers, no shelves"],
  ["Ripped jeans size 30", "wear and tear resistant"],
  ["Toy train", "batteries not included"],
  ["Sony headphones", "box has a tear on the corner"],
  ["iPhone 12", "the screen protector is cracked, normal wear and tear on the frame"],
  ["Power bank", "overheating protection, overcharge protection"],
  ["Boys bike", "training wheels are not included"],
  ["iPhone 12", "comes with cracked-proof case, crack protection"],
])("%j with %j has no fault", (title, description) => {
  expect(kindsOf(title, description)).toEqual([]);
});

test("the same fault takes of each kind of thing what it costs there", () => {
  const noRemoteOfTv = takenOf("Samsung TV", "missing remote");
  const noRemoteOfDrone = takenOf("DJI Mavic drone", "missing remote");
  expect(noRemoteOfTv).toBeLessThan(noRemoteOfDrone);
  expect(noRemoteOfTv).toBeLessThan(takenOf("Xbox One S", "missing power cord"));
  expect(takenOf("iPhone 11", "needs new battery")).toBeLessThan(
    takenOf("DeWalt 20V drill", "needs new battery"),
  );
});

test("a small one takes less", () => {
  expect(takenOf("Leather sofa", "small tear in seat")).toBeLessThan(
    takenOf("Leather sofa", "tear in seat"),
  );
});

test("the same words are one fault, and twice the same fault counts once", () => {
  expect(kindsOf("iPhone 12", "back glass cracked")).toEqual(["cracked_back"]);
  expect(kindsOf("MacBook Air", "Needs new battery. Battery is dead.")).toEqual(["worn_battery"]);
});

test("a bare tool whose entry prices it with and without batteries misses none", () => {
  expect(kindsOf("Makita 18v circular saw bare tool no battery")).toEqual([]);
});

test("a crack of a part that a title names does not make the whole one for parts", () => {
  const {
    price: _price,
    seller: _seller,
    origins: _origins,
    ...facts
  } = readFields({
    title: "iPhone 12 back glass cracked",
  });
  expect(identify(facts)).toMatchObject({ isForParts: false });
});

test("what it costs changes nothing of what is wrong with it", () => {
  const cheap = faultsOf("Sofa", "$5 tear in seat, missing cushion, paid $10");
  expect(faultsOf("Sofa", "$900 tear in seat, missing cushion, paid $4,000")).toEqual(cheap);
  expect(cheap).toHaveLength(2);
});
