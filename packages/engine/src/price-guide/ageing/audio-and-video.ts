import type { Launches } from "./launch.ts";

export const headphoneLaunches: Launches = {
  "apple-airpods-pro-3": ["2025-09", 249],
  "apple-airpods-pro-2": ["2022-09", 249],
  "apple-airpods-pro": ["2019-10", 249],
  "apple-airpods-4": ["2024-09", 129],
  "apple-airpods-3": ["2021-10", 179],
  "apple-airpods-1st-or-2nd-gen": ["2016-12", 159],
  "apple-airpods-max": ["2020-12", 549],
  "sony-wh-1000xm6": ["2025-05", 449],
  "sony-wh-1000xm5": ["2022-05", 399],
  "sony-wh-1000xm4": ["2020-08", 349],
  "sony-wh-1000xm3": ["2018-08", 349],
  "bose-quietcomfort-ultra-headphones": ["2023-10", 429],
  "bose-quietcomfort-45": ["2021-09", 329],
  "bose-quietcomfort-35": ["2016-06", 349],
  "bose-quietcomfort-25-20-or-15": ["2014-09", 299],
  "bose-noise-cancelling-700": ["2019-06", 399],
  "beats-studio3-or-studio-pro": ["2018-01", 349],
  "beats-studio-first-or-2-0": ["2013-07", 299],
  "beats-solo3-or-solo-4": ["2016-09", 299],
  "beats-solo-or-solo-2": ["2014-06", 199],
  "beats-powerbeats-2-or-3": ["2016-01", 199],
};

export const speakerLaunches: Launches = {
  "sonos-one": ["2017-10", 199],
  "sonos-play-1": ["2013-10", 199],
  "sonos-play-3": ["2011-07", 299],
  "sonos-play-5-or-five": ["2015-11", 499],
  "sonos-beam": ["2018-07", 399],
  "sonos-arc": ["2020-06", 799],
  "sonos-playbar-or-playbase": ["2013-02", 699],
  "sonos-sub": ["2012-06", 699],
  "beats-pill": ["2013-10", 199],
};

export const televisionLaunches: Launches = {
  "kind-plasma-tv": ["2011-06", 900],
};
