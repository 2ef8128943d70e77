/** A model as it was sold in the United States, with what it cost when new. Whole US dollars. */
export type VehicleModel = {
  make: string;
  model: string;
  class: string;
  /** How fast it loses value beside its class: 1 is as fast, 0.8 a fifth slower. */
  losesValue: number;
  /** What listings call it beside its model name. */
  names?: readonly string[];
  /** First and last model year, list price of the base and of the top version. */
  generations: readonly (readonly [from: number, to: number, baseUsd: number, topUsd: number])[];
};

/** An old car that is bought for itself: worth what its collectors pay, not what it cost. */
export type ClassicModel = {
  make: string;
  model: string;
  names: readonly string[];
  from: number;
  to: number;
  /** A drivable one in good condition, at the price level of 2017. */
  usd: number;
  /** Standard deviation of ln(price). */
  scatter: number;
};

export type VehicleClass = {
  /** How fast it loses value beside an ordinary sedan. */
  losesValue: number;
  /** What one that runs brings however old it is, at the price level of 2017. */
  floorUsd: number;
  /** What 10,000 miles more than usual take away, as a share. */
  mileageShare: number;
  /** Standard deviation of ln(price) among single sales of one model, year and mileage. */
  scatter: number;
};

export type VehicleMarket = {
  /** -ln(share of the list price that is left) of an ordinary sedan, by age in years. */
  lossByAge: readonly (readonly [years: number, loss: number])[];
  /** Price level of used cars by calendar year, 2017 = 1. */
  levelByYear: readonly (readonly [year: number, level: number])[];
  /** Usual miles by age. */
  milesByAge: readonly (readonly [years: number, miles: number])[];
};

export type VehicleGuide = {
  models: readonly VehicleModel[];
  classics: readonly ClassicModel[];
  classes: Readonly<Record<string, VehicleClass>>;
  market: VehicleMarket;
  makes: Readonly<Record<string, readonly string[]>>;
  /** Names that mean a vehicle only beside their maker, a year or in a vehicles section. */
  commonWords: readonly string[];
};
