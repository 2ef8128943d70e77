import type { GuideSection } from "../entry.ts";

export const musicalInstruments: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of US resale prices, not taken from a record of sales",
  entries: [
    {
      id: "fender-stratocaster",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Stratocaster, series not told",
      aliases: `
        fender stratocaster, fender strat, fender stratocaster guitar,
        fender stratocaster electric guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, squier, copy, style, squire
      `,
      usedMedianUsd: 720,
      scatter: 0.5,
      adjustedBy: ["electric_guitar"],
      variants: [
        {
          name: "Mexico",
          phrases: "mexico, mexican, mim, made in mexico, mexican standard",
          factor: 0.75,
        },
        { name: "USA", phrases: "american, usa, made in usa, u s a, corona", factor: 1.5 },
        { name: "Japan", phrases: "japan, mij, made in japan, cij, japanese", factor: 1.4 },
        {
          name: "Custom Shop",
          phrases: `
            custom shop, masterbuilt, master built, mbs, fender cs, heavy relic, relic, journeyman,
            closet classic, team built, teambuilt, cunetto, time machine
          `,
          factor: 4.5,
        },
        { name: "Deluxe or Special Edition", phrases: "deluxe, special edition", factor: 1.1 },
        {
          name: "1980s USA",
          phrases: "1980s, 80s, 1980, 1981, 1982, 1983, 1984, 1987, 1988, 1989",
          factor: 1.9,
        },
        {
          name: "1970s",
          phrases: "1970s, 70s, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 3.6,
        },
        { name: "of 1970 or 1971", phrases: "1970, 1971", factor: 5.5 },
        { name: "late 1960s original", phrases: "1965, 1966, 1967, 1968, 1969, 1960s", factor: 13 },
        {
          name: "early 1960s original",
          phrases: "1960, 1961, 1962, 1963, 1964, pre cbs",
          factor: 22,
        },
        {
          name: "1950s original",
          phrases: "1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959",
          factor: 35,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-telecaster",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Telecaster, series not told",
      aliases: `
        fender telecaster, fender tele, fender telecaster guitar, fender telecaster electric guitar,
        fender esquire
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, squier, copy, style, squire
      `,
      usedMedianUsd: 720,
      scatter: 0.5,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Mexico", phrases: "mexico, mexican, mim, made in mexico", factor: 0.75 },
        { name: "USA", phrases: "american, usa, made in usa, corona", factor: 1.5 },
        { name: "Japan", phrases: "japan, mij, made in japan, cij, japanese", factor: 1.4 },
        {
          name: "Custom Shop",
          phrases: `
            custom shop, masterbuilt, master built, mbs, fender cs, heavy relic, relic, journeyman,
            closet classic, team built, teambuilt, cunetto, time machine
          `,
          factor: 4.5,
        },
        { name: "Deluxe or Special Edition", phrases: "deluxe, special edition", factor: 1.1 },
        {
          name: "1980s USA",
          phrases: "1980s, 80s, 1980, 1981, 1982, 1983, 1988, 1989",
          factor: 1.8,
        },
        {
          name: "1970s",
          phrases: "1970s, 70s, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 4,
        },
        { name: "of 1970 or 1971", phrases: "1970, 1971", factor: 5.5 },
        { name: "late 1960s original", phrases: "1965, 1966, 1967, 1968, 1969, 1960s", factor: 12 },
        {
          name: "early 1960s original",
          phrases: "1960, 1961, 1962, 1963, 1964, pre cbs",
          factor: 19,
        },
        {
          name: "1950s original",
          phrases: "1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959",
          factor: 36,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-offset",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Jazzmaster or Jaguar, series not told",
      aliases: `
        fender jazzmaster, fender jaguar, jazzmaster, fender jazzmaster guitar,
        fender jaguar guitar, fender bass vi
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, squier, copy, style, squire
      `,
      usedMedianUsd: 720,
      scatter: 0.45,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Mexico", phrases: "mexico, mexican, mim, player", factor: 0.8 },
        {
          name: "USA",
          phrases: "american, usa, made in usa, american professional, american vintage",
          factor: 1.7,
        },
        { name: "Japan", phrases: "japan, mij, cij, made in japan", factor: 1.2 },
        { name: "Custom Shop", phrases: "custom shop", factor: 4.2 },
        {
          name: "1960s original",
          phrases: "1962, 1963, 1964, 1965, 1966, 1967, 1960s, 60s",
          factor: 5.5,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-mustang-duo-sonic",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Mustang or Duo-Sonic",
      aliases: `
        fender mustang guitar, fender mustang electric guitar, fender duo sonic, fender mustang 90,
        fender player mustang, fender short scale guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, squier, copy, style, squire, amp, amplifier, bass, mustang gt, mustang lt
      `,
      bareNames: { among: "guitars", names: "fender mustang, mustang, fender duo sonic" },
      usedMedianUsd: 480,
      scatter: 0.45,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Japan", phrases: "japan, mij, cij", factor: 1.4 },
        {
          name: "1960s or 1970s",
          phrases: `
            vintage, 1965, 1966, 1967, 1968, 1969, 1971, 1973, 1974, 1976, 1978, 1960s, 1970s
          `,
          factor: 2.6,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-american-professional",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "American Professional",
      aliases: `
        fender american professional, fender american professional ii,
        american professional stratocaster, american professional ii stratocaster,
        american professional telecaster, american professional ii telecaster,
        american pro stratocaster, american pro ii stratocaster, american pro telecaster,
        american pro ii telecaster, fender american pro, fender american pro ii,
        fender american professional stratocaster, fender american professional telecaster,
        fender american professional ii stratocaster, fender american professional ii telecaster,
        fender stratocaster american professional, fender telecaster american professional
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass
      `,
      usedMedianUsd: 1080,
      scatter: 0.18,
      variants: [
        { name: "II", phrases: "ii, american professional ii, american pro ii", factor: 1.08 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-american-standard",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "American Standard, Deluxe or Series",
      aliases: `
        fender american standard, american standard stratocaster, american standard strat,
        american standard telecaster, american standard tele, fender american standard stratocaster,
        fender american standard telecaster, fender stratocaster american standard,
        fender telecaster american standard, fender american stratocaster, fender american strat,
        fender american telecaster, american stratocaster, american telecaster, usa stratocaster,
        fender american deluxe, american deluxe stratocaster, fender american deluxe stratocaster,
        fender american elite, american series stratocaster, fender american series stratocaster
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass, squier
      `,
      usedMedianUsd: 950,
      scatter: 0.25,
      variants: [
        { name: "Deluxe or Elite", phrases: "deluxe, elite", factor: 1.25 },
        { name: "1980s", phrases: "1986, 1987, 1988, 1989, 1980s", factor: 1.25 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-american-ultra",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "American Ultra",
      aliases: `
        fender american ultra, american ultra stratocaster, american ultra telecaster,
        fender american ultra stratocaster, fender american ultra telecaster, fender ultra ii,
        fender american ultra ii
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass
      `,
      usedMedianUsd: 1450,
      scatter: 0.2,
      variants: [
        { name: "II", phrases: "ultra ii", factor: 1.15 },
        { name: "Luxe", phrases: "luxe", factor: 1.15 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-american-vintage",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "American Vintage or American Original reissue",
      aliases: `
        fender american vintage, fender american vintage ii, fender american original,
        american vintage stratocaster, american vintage ii stratocaster,
        american vintage telecaster, american vintage ii telecaster,
        fender american vintage stratocaster, fender american vintage telecaster,
        fender american vintage ii stratocaster, fender american vintage ii telecaster, fender avri,
        avri stratocaster
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass, amp
      `,
      usedMedianUsd: 1600,
      scatter: 0.25,
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-american-performer-special",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "American Performer, Special or Highway One",
      aliases: `
        fender american performer, fender american special, american performer stratocaster,
        american performer telecaster, american special stratocaster, american special telecaster,
        highway one stratocaster, highway one telecaster, fender american performer stratocaster,
        fender american performer telecaster, fender american special stratocaster,
        fender american special telecaster
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass
      `,
      usedMedianUsd: 800,
      scatter: 0.2,
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-player",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "Player series or Mexican Standard",
      aliases: `
        fender player, fender player ii, player stratocaster, player ii stratocaster,
        player telecaster, player ii telecaster, fender player stratocaster,
        fender player ii stratocaster, fender player telecaster, fender player ii telecaster,
        mexican stratocaster, mexican strat, mexican telecaster, fender mexican stratocaster,
        fender mexican telecaster, fender mexican strat, mim stratocaster, mim strat,
        mim telecaster, fender mim, fender standard stratocaster, fender standard telecaster,
        fender player plus, fender player plus stratocaster
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass, squier, amp, record player, american
      `,
      usedMedianUsd: 480,
      scatter: 0.25,
      variants: [
        { name: "Player II", phrases: "player ii", factor: 1.2 },
        { name: "Player Plus", phrases: "player plus", factor: 1.5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-vintera",
      category: "musical-instruments",
      specificity: "model",
      brand: "Fender",
      model: "Vintera, Classic Series or Road Worn",
      aliases: `
        fender vintera, fender vintera ii, fender classic series, fender road worn,
        vintera stratocaster, vintera telecaster, road worn stratocaster, road worn telecaster
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass, squier
      `,
      usedMedianUsd: 700,
      scatter: 0.25,
      variants: [{ name: "Vintera II", phrases: "vintera ii", factor: 1.12 }],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-japan",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Japan Stratocaster or Telecaster",
      aliases: `
        fender japan, fender mij, fender japan stratocaster, fender japan telecaster,
        fender stratocaster japan, fender telecaster japan, mij stratocaster, mij strat,
        mij telecaster, japanese stratocaster, fender made in japan, fender traditional,
        fender e series
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass, squier
      `,
      usedMedianUsd: 850,
      scatter: 0.35,
      variants: [
        { name: "early 1980s JV", phrases: "jv, jv serial, 1982, 1983, 1984", factor: 1.6 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-squier",
      category: "musical-instruments",
      specificity: "line",
      brand: "Squier",
      model: "electric guitar, series not named",
      aliases: `
        squier, squier stratocaster, squier strat, squire stratocaster, squire strat,
        squier telecaster, squier tele, squier guitar, squier electric guitar, fender squier,
        fender squire, squier by fender, squier fender, squier by fender stratocaster,
        fender squier stratocaster, fender squier strat, fender squier telecaster,
        squier jazzmaster, squier jaguar, squier mustang, squier mini, fender squier guitar,
        fender starcaster, starcaster strat, squier stratocaster guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass, p bass
      `,
      usedMedianUsd: 150,
      scatter: 0.45,
      adjustedBy: ["electric_guitar"],
      variants: [
        {
          name: "Bullet, Mini, Starcaster or Debut",
          phrases: "bullet, mini, starcaster, debut, sonic, se",
          factor: 0.78,
        },
        { name: "Affinity", phrases: "affinity", factor: 1.1 },
        {
          name: "Standard or Deluxe",
          phrases: "standard, deluxe, contemporary, paranormal",
          factor: 1.7,
        },
        {
          name: "Classic Vibe or Vintage Modified",
          phrases: "classic vibe, vintage modified, 40th anniversary",
          factor: 2.3,
        },
        { name: "Japan 1980s", phrases: "japan, mij, jv, 1980s, 1983, 1984, 1985", factor: 4.5 },
        { name: "Korea", phrases: "korea, korean, made in korea", factor: 1.5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "fender-squier-classic-vibe",
      category: "musical-instruments",
      specificity: "model",
      brand: "Squier",
      model: "Classic Vibe",
      aliases: `
        squier classic vibe, classic vibe stratocaster, classic vibe telecaster, classic vibe strat,
        classic vibe tele, classic vibe jazzmaster, squier classic vibe stratocaster,
        squier classic vibe telecaster, squier classic vibe 50s stratocaster,
        squier classic vibe 60s stratocaster, squier classic vibe 70s,
        squier classic vibe 50s telecaster, squier vintage modified
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass
      `,
      usedMedianUsd: 295,
      scatter: 0.25,
      newUsd: 480,
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "gibson-les-paul",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gibson",
      model: "Les Paul, model not told",
      aliases: `
        gibson les paul, gibson lp, gibson les paul guitar, gibson lespaul,
        gibson les paul custom shop, gibson custom shop les paul
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville, junior, jr
      `,
      usedMedianUsd: 1500,
      scatter: 0.5,
      adjustedBy: ["guitar_features"],
      variants: [
        {
          name: "1970s",
          phrases: "1970s, 70s, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 2,
        },
        {
          name: "1980s",
          phrases: "1980s, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988, 1989",
          factor: 1.5,
        },
        {
          name: "Custom Shop reissue of 1959 or 1960",
          phrases: `
            r9, r0, 1959 reissue, 59 reissue, 1960 reissue, reissue 1959, murphy lab, true historic,
            collector s choice, brazilian
          `,
          factor: 3.3,
        },
        {
          name: "Custom Shop",
          phrases: "custom shop, historic, r8, reissue, r7, r6, r4, vos",
          factor: 2.4,
        },
        { name: "late 1960s original", phrases: "1968, 1969", factor: 5 },
        { name: "Tribute or faded", phrases: "tribute, faded", factor: 0.65 },
        { name: "Deluxe or Classic", phrases: "classic, deluxe", factor: 1.05 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-les-paul-standard",
      category: "musical-instruments",
      specificity: "model",
      brand: "Gibson",
      model: "Les Paul Standard",
      aliases: `
        gibson les paul standard, gibson les paul standard 50s, gibson les paul standard 60s,
        gibson les paul traditional, gibson lp standard, gibson les paul std
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 1900,
      scatter: 0.22,
      newUsd: 2800,
      variants: [
        { name: "Traditional", phrases: "traditional", factor: 0.92 },
        { name: "1980s", phrases: "1980s, 1981, 1982, 1983, 1985, 1988", factor: 1.4 },
        { name: "1970s", phrases: "1970s, 1974, 1976, 1978, 1979", factor: 1.6 },
        {
          name: "Custom Shop reissue",
          phrases: "custom shop, historic, murphy lab, 1957, 1958, 1959, 1960, r8, r9, reissue",
          factor: 2.3,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-les-paul-custom",
      category: "musical-instruments",
      specificity: "model",
      brand: "Gibson",
      model: "Les Paul Custom",
      aliases: `
        gibson les paul custom, gibson lp custom, gibson custom les paul,
        gibson les paul custom black beauty
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 3400,
      scatter: 0.28,
      adjustedBy: ["guitar_features"],
      variants: [
        { name: "Custom Shop reissue", phrases: "reissue, historic, vos", factor: 1.12 },
        { name: "late 1960s original", phrases: "1968, 1969", factor: 3.2 },
        {
          name: "1970s",
          phrases: "1970s, 70s, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 1.3,
        },
        {
          name: "1980s",
          phrases: "1980s, 1980, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988, 1989",
          factor: 1.12,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-les-paul-studio",
      category: "musical-instruments",
      specificity: "model",
      brand: "Gibson",
      model: "Les Paul Studio or Tribute",
      aliases: `
        gibson les paul studio, gibson lp studio, gibson les paul tribute, gibson les paul faded,
        gibson les paul modern lite, gibson les paul lpj, gibson les paul studio faded
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 900,
      scatter: 0.25,
      newUsd: 1700,
      variants: [
        {
          name: "1980s or 1990s",
          phrases: "1980s, 1990s, 1987, 1990, 1991, 1992, 1994, 1995, 1996, 1998",
          factor: 1.15,
        },
        { name: "Tribute, faded or LPJ", phrases: "tribute, faded, lpj", factor: 0.88 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-les-paul-junior-special",
      category: "musical-instruments",
      specificity: "model",
      brand: "Gibson",
      model: "Les Paul Junior or Special",
      aliases: `
        gibson les paul junior, gibson les paul jr, gibson les paul special, gibson lp junior,
        gibson lp jr, gibson lp special
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 1100,
      scatter: 0.35,
      adjustedBy: ["guitar_features"],
      variants: [
        { name: "1950s original", phrases: "1955, 1956, 1957, 1958, 1959, 1950s", factor: 6 },
        { name: "Melody Maker", phrases: "melody maker", factor: 0.6 },
        { name: "Custom Shop", phrases: "custom shop, reissue, historic", factor: 1.8 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-sg",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gibson",
      model: "SG",
      aliases: `
        gibson sg, gibson sg standard, gibson sg special, gibson sg faded, gibson sg tribute,
        gibson sg 61, gibson sg junior, gibson sg guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 1100,
      scatter: 0.32,
      adjustedBy: ["guitar_features"],
      newUsd: 2000,
      variants: [
        { name: "Special, faded or Tribute", phrases: "special, faded, tribute", factor: 0.72 },
        { name: "Standard", phrases: "standard, 61 standard, sg 61", factor: 1.12 },
        { name: "Custom", phrases: "custom, custom shop", factor: 2.8 },
        {
          name: "1970s",
          phrases: "1970s, 70s, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 1.7,
        },
        {
          name: "1960s",
          phrases: "1960s, 60s, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969",
          factor: 4,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-es-335",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gibson",
      model: "ES-335, ES-339 or ES-345",
      aliases: `
        gibson es 335, gibson 335, gibson es 339, gibson es 345, es 335, es 339, gibson es 355,
        gibson semi hollow, gibson es 330
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 2300,
      scatter: 0.35,
      adjustedBy: ["guitar_features"],
      variants: [
        { name: "ES-339", phrases: "339", factor: 0.75 },
        {
          name: "1960s",
          phrases: "1960s, 60s, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969",
          factor: 3,
        },
        {
          name: "1970s",
          phrases: "1970s, 70s, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 1.5,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-explorer-flying-v",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gibson",
      model: "Explorer, Flying V or Firebird",
      aliases: `
        gibson explorer, gibson flying v, gibson firebird, gibson explorer 76,
        gibson flying v guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, epiphone, copy, style, epi, lawsuit, orville
      `,
      usedMedianUsd: 1200,
      scatter: 0.35,
      adjustedBy: ["guitar_features"],
      variants: [
        {
          name: "Faded, Studio or B-2",
          phrases: "faded, studio, tribute, b 2, gothic",
          factor: 0.7,
        },
        {
          name: "1970s or 1980s",
          phrases: "1970s, 1980s, 1976, 1979, 1981, 1982, 1983, 1984, 1985, 1986",
          factor: 1.8,
        },
        { name: "Custom Shop", phrases: "custom shop, reissue, 1958, 1963", factor: 3 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "epiphone-les-paul",
      category: "musical-instruments",
      specificity: "line",
      brand: "Epiphone",
      model: "Les Paul",
      aliases: `
        epiphone les paul, epi les paul, epiphone lp, epiphone les paul guitar,
        epiphone les paul standard, epiphone les paul custom, epiphone les paul studio,
        epiphone les paul special, epiphone les paul 100, epiphone les paul junior,
        epiphone les paul muse, gibson epiphone les paul, epiphone les paul traditional,
        epiphone les paul classic, epiphone les paul modern, epiphone les paul standard plus
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only
      `,
      usedMedianUsd: 300,
      scatter: 0.4,
      adjustedBy: ["electric_guitar"],
      variants: [
        {
          name: "Special II, 100, Junior or LP-1",
          phrases: "special ii, special, special 2, les paul 100, junior, jr, player pack, sl",
          factor: 0.45,
        },
        {
          name: "Standard, 50s or 60s",
          phrases: "standard, standard 50s, standard 60s, traditional, plus top",
          factor: 1.25,
        },
        { name: "Custom", phrases: "custom, black beauty", factor: 1.55 },
        { name: "Modern or Muse", phrases: "modern, muse, prophecy", factor: 1.35 },
        {
          name: "Gibson headstock, Inspired by Custom",
          phrases: `
            1959, 1957, 1960, inspired by gibson custom, joe bonamassa, greeny, kirk hammett
          `,
          factor: 2.6,
        },
        { name: "Japan, Elitist", phrases: "elitist, japan, japanese", factor: 3 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "epiphone-sg",
      category: "musical-instruments",
      specificity: "line",
      brand: "Epiphone",
      model: "SG",
      aliases: "epiphone sg, epiphone sg guitar, epiphone sg muse",
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only
      `,
      usedMedianUsd: 250,
      scatter: 0.4,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Special or G-310", phrases: "special, g310, g 310", factor: 0.5 },
        { name: "Standard", phrases: "standard, 61", factor: 1.3 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "epiphone-semi-hollow",
      category: "musical-instruments",
      specificity: "line",
      brand: "Epiphone",
      model: "Dot, ES-335, Casino or Sheraton",
      aliases: `
        epiphone dot, epiphone es 335, epiphone casino, epiphone sheraton, epiphone es 339,
        epiphone sheraton ii, epiphone dot studio, epiphone 335, epiphone riviera, epiphone emperor,
        epiphone wildkat, epiphone broadway
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only
      `,
      usedMedianUsd: 420,
      scatter: 0.35,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Dot Studio or ES-339", phrases: "studio, es 339", factor: 0.8 },
        { name: "Japan or USA", phrases: "elitist, japan, usa, made in usa", factor: 3 },
        {
          name: "1960s",
          phrases: "1960s, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968",
          factor: 7,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "epiphone-explorer-flying-v",
      category: "musical-instruments",
      specificity: "line",
      brand: "Epiphone",
      model: "Explorer, Flying V or Firebird",
      aliases: `
        epiphone explorer, epiphone flying v, epiphone firebird, epiphone thunderbird guitar,
        epiphone 58 explorer
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, bass
      `,
      usedMedianUsd: 400,
      scatter: 0.35,
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "epiphone-electric",
      category: "musical-instruments",
      specificity: "line",
      brand: "Epiphone",
      model: "electric guitar, model not named",
      aliases: `
        epiphone, epiphone guitar, epiphone electric guitar, epiphone electric, epiphone strat,
        epiphone power players
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, acoustic, bass, les paul, sg, dot, casino, sheraton, explorer, flying v,
        firebird, es 335, 335, lp
      `,
      usedMedianUsd: 210,
      scatter: 0.55,
      adjustedBy: ["electric_guitar"],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "prs-se",
      category: "musical-instruments",
      specificity: "line",
      brand: "PRS / Paul Reed Smith",
      model: "SE",
      aliases: `
        prs se, prs santana se, paul reed smith santana se, prs tremonti se, prs custom 24 se,
        prs custom 22 se, prs soapbar se, paul reed smith se, prs se custom, prs se custom 24,
        prs se standard, prs se standard 24, prs se silver sky, se silver sky, prs se hollowbody,
        prs se ce 24, prs se 245, prs se santana, prs se paul allender, prs se mccarty,
        prs se tremonti
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, acoustic, tonare, bass
      `,
      usedMedianUsd: 530,
      scatter: 0.3,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Standard", phrases: "se standard, standard 24", factor: 0.78 },
        { name: "Custom 24 or CE", phrases: "custom 24, ce 24, custom", factor: 1.05 },
        { name: "Silver Sky", phrases: "silver sky", factor: 1.1 },
        { name: "Hollowbody", phrases: "hollowbody, hollowbody ii", factor: 1.9 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "prs-s2",
      category: "musical-instruments",
      specificity: "model",
      brand: "PRS / Paul Reed Smith",
      model: "S2 or CE",
      aliases: `
        prs s2, paul reed smith s2, prs s2 custom 24, prs s2 vela, prs s2 standard, prs s2 mccarty,
        prs ce 24, prs ce, prs s2 singlecut
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only
      `,
      usedMedianUsd: 1200,
      scatter: 0.22,
      variants: [
        { name: "CE 24", phrases: "ce 24, ce", factor: 1.3 },
        { name: "Vela or Standard", phrases: "vela, standard", factor: 0.88 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "prs-core",
      category: "musical-instruments",
      specificity: "line",
      brand: "PRS / Paul Reed Smith",
      model: "Core Custom, McCarty or other USA guitar",
      aliases: `
        prs, prs 305, prs sc245, prs 245, prs 513, prs modern eagle, prs custom 24, prs custom 22,
        prs mccarty, prs mccarty 594, prs core, prs silver sky, paul reed smith custom 24,
        paul reed smith custom 22, paul reed smith, prs guitar, prs hollowbody, prs dgt,
        prs private stock, prs artist, prs santana
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, hard case only, gig bag only, tremolo bridge, poster, t shirt, miniature, decal,
        for parts only, se
      `,
      usedMedianUsd: 2200,
      scatter: 0.45,
      adjustedBy: ["guitar_features"],
      variants: [
        {
          name: "Wood Library or Artist Package",
          phrases: "wood library, artist package",
          factor: 1.35,
        },
        {
          name: "Mira, Starla, NF3 or Swamp Ash",
          phrases: "mira, starla, nf3, swamp ash, standard 22, standard 24, santana ii",
          factor: 0.75,
        },
        { name: "10 top", phrases: "10 top, ten top", factor: 1.15 },
        { name: "Silver Sky", phrases: "silver sky", factor: 0.85 },
        { name: "Private Stock", phrases: "private stock", factor: 3 },
        { name: "1980s", phrases: "1985, 1986, 1987, 1988, 1989", factor: 1.9 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "ibanez-rg-s",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ibanez",
      model: "RG, S or GRG",
      aliases: `
        ibanez rg, ibanez s series, ibanez rga, ibanez rg prestige, ibanez prestige,
        ibanez s prestige, ibanez saber
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 380,
      scatter: 0.5,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "GRG or Gio", phrases: "grg, gio, grg170, grg170dx, grg121", factor: 0.37 },
        {
          name: "Prestige or Japan",
          phrases: "prestige, japan, mij, rg550, rg570, rg565, genesis, j custom",
          factor: 2,
        },
        { name: "Premium", phrases: "premium", factor: 1.9 },
        { name: "Jem", phrases: "jem, jem7v, universe", factor: 4.5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "ibanez-az",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ibanez",
      model: "AZ",
      aliases: `
        ibanez az, ibanez azes, ibanez az2204, ibanez az224, ibanez az premium, ibanez azs,
        ibanez azes40, ibanez az prestige
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 750,
      scatter: 0.45,
      variants: [
        { name: "AZES", phrases: "azes, azes40, azes31", factor: 0.37 },
        { name: "Prestige", phrases: "prestige, az2204, az2402, az2203", factor: 1.9 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "ibanez-artcore",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ibanez",
      model: "Artcore or hollow body",
      aliases: `
        ibanez artcore, ibanez as73, ibanez af75, ibanez as53, ibanez as93, ibanez hollow body,
        ibanez semi hollow, ibanez af55, ibanez george benson, ibanez gb10
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 360,
      scatter: 0.45,
      variants: [
        { name: "George Benson", phrases: "george benson, gb10, gb200", factor: 5 },
        {
          name: "1970s or 1980s Artist",
          phrases: "ar100, ar300, artist, 1978, 1979, 1980, 1981, 1982",
          factor: 3.2,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "ibanez-electric",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ibanez",
      model: "electric guitar, model not named",
      aliases: `
        ibanez guitar, ibanez electric guitar, ibanez electric, ibanez 7 string, ibanez gio guitar,
        ibanez mikro
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, acoustic, bass, rg550, rg450,
        rg470, rg421, rg570, rg7321, s520, s470, grg170dx, rg350, rg8, az2204, az224, azes40, as73,
        af75, as53, as93, af55, gb10, rg, grg, az, azes, artcore, s series, prestige, jem
      `,
      usedMedianUsd: 190,
      scatter: 0.55,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Gio or Mikro", phrases: "gio, mikro", factor: 0.7 },
        { name: "Japan", phrases: "japan, mij, roadstar", factor: 2.3 },
        { name: "7 string", phrases: "7 string", factor: 1.7 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "esp-ltd",
      category: "musical-instruments",
      specificity: "line",
      brand: "LTD",
      model: "electric guitar",
      aliases: `
        ltd, esp ltd, ltd kh, ltd mh, ltd viper, ltd guitar, esp ltd ec 1000, esp ltd ec 256,
        esp ltd eclipse, esp ltd mh 1000, esp ltd guitar, esp ltd kh 202, esp ltd m 50,
        esp ltd ec 50
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass
      `,
      usedMedianUsd: 390,
      scatter: 0.5,
      adjustedBy: ["electric_guitar"],
      variants: [
        {
          name: "10, 50 or 100 series",
          phrases: "ec 10, ec 50, m 50, m 10, f 50, f 10, m 100, mh 50, mh 100, viper 50, ec 100",
          factor: 0.42,
        },
        {
          name: "1000 or Deluxe",
          phrases: "1000, deluxe, ec 1000, mh 1000, m 1000, 1007",
          factor: 1.75,
        },
        {
          name: "James Hetfield or Kirk Hammett",
          phrases: "snakebyte, truckster, iron cross, kh 602, kh 3",
          factor: 1.9,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "esp-edwards",
      category: "musical-instruments",
      specificity: "line",
      brand: "ESP / Edwards",
      model: "Edwards, E-II or original electric guitar",
      aliases: "esp, e ii, esp edwards, esp e ii, esp e ii eclipse, esp guitar",
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, ltd, bass
      `,
      usedMedianUsd: 1100,
      scatter: 0.4,
      adjustedBy: ["guitar_features"],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "jackson",
      category: "musical-instruments",
      specificity: "line",
      brand: "Jackson",
      model: "electric guitar",
      aliases: `
        jackson, jackson usa, jackson dinky, jackson soloist, jackson rhoads, jackson guitar,
        jackson king v, jackson kelly, jackson electric guitar, jackson pro series, jackson monarkh,
        jackson warrior
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, browne, pollock
      `,
      usedMedianUsd: 480,
      scatter: 0.55,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "JS series", phrases: "js, js11, js12, js20, js22, js30, js32", factor: 0.5 },
        {
          name: "Pro or Japan",
          phrases: "pro, pro series, dk2, dk2m, japan, mij, dxmg",
          factor: 1.6,
        },
        {
          name: "USA",
          phrases: "usa, sl1, sl2h, custom shop, made in usa, san dimas",
          factor: 4.3,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "charvel",
      category: "musical-instruments",
      specificity: "line",
      brand: "Charvel",
      model: "electric guitar",
      aliases: "charvel, charvel guitar, charvel san dimas, charvel electric guitar, charvel dinky",
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass
      `,
      usedMedianUsd: 720,
      scatter: 0.35,
      adjustedBy: ["guitar_features"],
      variants: [
        { name: "USA", phrases: "usa, made in usa, custom shop, guthrie govan", factor: 2.6 },
        { name: "Charvette", phrases: "charvette", factor: 0.35 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gretsch-streamliner-electromatic",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gretsch",
      model: "Streamliner or Electromatic",
      aliases: `
        gretsch, gretsch electromatic, gretsch streamliner, gretsch g5420t, gretsch g2622,
        gretsch g5120, gretsch g5122, gretsch g2420, gretsch jet, gretsch guitar, gretsch g2622t,
        gretsch hollow body, gretsch g5410, gretsch electric guitar, gretsch g2215
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, drum, drums, acoustic,
        resonator, bass
      `,
      usedMedianUsd: 520,
      scatter: 0.35,
      adjustedBy: ["electric_guitar"],
      variants: [
        {
          name: "Streamliner",
          phrases: "streamliner, g2622, g2420, g2622t, g2215, g2655",
          factor: 0.7,
        },
        {
          name: "Professional, Japan",
          phrases: "professional, japan, players edition, g6128t, g6120, g6136",
          factor: 3.4,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gretsch-professional",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gretsch",
      model: "Professional or vintage",
      aliases: `
        gretsch g6120, gretsch white falcon, gretsch country gentleman, gretsch tennessean,
        gretsch professional, gretsch nashville, gretsch anniversary, gretsch tennessee rose,
        gretsch chet atkins
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, drum, drums
      `,
      usedMedianUsd: 1900,
      scatter: 0.4,
      adjustedBy: ["guitar_features"],
      variants: [
        {
          name: "1950s or 1960s",
          phrases: "1950s, 1960s, 1957, 1958, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1967",
          factor: 1.6,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "rickenbacker",
      category: "musical-instruments",
      specificity: "line",
      brand: "Rickenbacker",
      model: "330, 360 or 620 guitar",
      aliases: `
        rickenbacker 330, rickenbacker 360, rickenbacker 360 12, rickenbacker 620,
        rickenbacker guitar, rickenbacker, rickenbacker 325, rickenbacker 340, rickenbacker 350,
        rickenbacker 370
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, 4003, 4001, lap steel
      `,
      usedMedianUsd: 2100,
      scatter: 0.3,
      adjustedBy: ["guitar_features"],
      variants: [
        { name: "360 or 370", phrases: "360, 370", factor: 1.15 },
        { name: "12 string", phrases: "12, 12 string", factor: 1.15 },
        { name: "1960s", phrases: "1960s, 1964, 1965, 1966, 1967, 1968", factor: 2.6 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "yamaha-pacifica",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "Pacifica",
      aliases: `
        yamaha pacifica, pacifica 112, pacifica 112v, pacifica 012, pacifica 612, yamaha pac112,
        yamaha pac012, yamaha pacifica guitar, yamaha eg 112, yamaha gigmaker electric
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass
      `,
      usedMedianUsd: 175,
      scatter: 0.45,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "012 or EG112", phrases: "012, pac012, eg112, eg 112, gigmaker", factor: 0.65 },
        { name: "611, 612", phrases: "612, 611, 612v, 311", factor: 2.4 },
        { name: "Professional or USA", phrases: "professional, standard plus, usa", factor: 5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "yamaha-revstar-sg",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "Revstar or SG",
      aliases: `
        yamaha revstar, revstar rss02t, revstar rss20, yamaha rss20, yamaha rse20, yamaha rs420,
        yamaha sbg
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 560,
      scatter: 0.4,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Element", phrases: "element, rse20, rs320", factor: 0.65 },
        {
          name: "Professional or 1970s SG",
          phrases: "professional, rsp20, sg2000, sg1000, sbg",
          factor: 2.2,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "music-man-guitar",
      category: "musical-instruments",
      specificity: "line",
      brand: "Music Man",
      model: "electric guitar",
      aliases: `
        music man, musicman, ernie ball, music man luke, music man axis, music man silhouette,
        music man jp6, music man majesty, music man cutlass, music man guitar, ernie ball music man,
        ernie ball music man guitar, music man john petrucci, music man st vincent, ernie ball axis,
        musicman guitar, musicman axis, music man sabre, evh music man
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, stingray, sterling, sub,
        amp
      `,
      usedMedianUsd: 1550,
      scatter: 0.35,
      adjustedBy: ["guitar_features"],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "sterling-by-music-man",
      category: "musical-instruments",
      specificity: "line",
      brand: "Sterling",
      model: "by Music Man guitar or bass",
      aliases: `
        sterling by music man, sterling music man, sterling by musicman, sterling stingray,
        sterling jp, sterling by music man stingray, sterling jp60, sterling cutlass,
        sterling sub ray4, sterling ray34, sterling sub, sterling ray4
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, silver, necklace, watch
      `,
      usedMedianUsd: 370,
      scatter: 0.4,
      variants: [
        { name: "SUB or Ray4", phrases: "sub, ray4, ray 4, ray5", factor: 0.7 },
        {
          name: "Japan or Ray34/JP150",
          phrases: "ray34, ray 34, jp150, jp157, majesty",
          factor: 1.6,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "schecter",
      category: "musical-instruments",
      specificity: "line",
      brand: "Schecter",
      model: "electric guitar",
      aliases: `
        schecter guitar, schecter diamond series, schecter electric guitar, schecter solo ii,
        schecter synyster gates, schecter damien, schecter omen 6, schecter
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, acoustic
      `,
      usedMedianUsd: 400,
      scatter: 0.45,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Omen, Damien or SGR", phrases: "omen, damien, sgr", factor: 0.6 },
        {
          name: "Hellraiser, SLS or signature",
          phrases: "hellraiser, sls, synyster, nick johnston, blackjack, apocalypse",
          factor: 1.4,
        },
        { name: "USA", phrases: "usa, custom shop, masterworks", factor: 5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "suhr",
      category: "musical-instruments",
      specificity: "model",
      brand: "Suhr",
      model: "electric guitar",
      aliases: `
        suhr modern, suhr classic s, suhr standard, suhr classic t, suhr guitar, suhr classic,
        suhr antique, suhr custom, suhr
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, pedal, riot, amp, reactive load,
        pickups, badger
      `,
      usedMedianUsd: 2100,
      scatter: 0.25,
      adjustedBy: ["guitar_features"],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "g-and-l-guitar",
      category: "musical-instruments",
      specificity: "line",
      brand: "G&L",
      model: "guitar",
      aliases: `
        g and l, g l, g and l legacy, g and l asat, g and l tribute, g and l guitar, gl guitar asat,
        g and l asat classic, g and l comanche, g and l s500, g and l tribute asat,
        g and l tribute legacy, g and l fullerton, asat classic, asat special, g and l f 100
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, l2000, l 2000
      `,
      usedMedianUsd: 850,
      scatter: 0.45,
      adjustedBy: ["guitar_features"],
      variants: [
        { name: "Tribute (imported)", phrases: "tribute, tribute series, indonesia", factor: 0.42 },
        { name: "1980s", phrases: "1980s, 1981, 1982, 1983, 1984, 1985, leo fender", factor: 1.35 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "danelectro",
      category: "musical-instruments",
      specificity: "line",
      brand: "Danelectro / Silvertone",
      model: "electric guitar",
      aliases: `
        danelectro, danelectro guitar, danelectro dc 59, danelectro 59, danelectro u2,
        silvertone guitar, silvertone electric guitar, danelectro baritone, danelectro hodad,
        danelectro 1449, silvertone 1448, silvertone 1457, danelectro longhorn, silvertone
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, pedal, amp, amplifier, radio,
        television, acoustic, sitar
      `,
      usedMedianUsd: 340,
      scatter: 0.45,
      adjustedBy: ["guitar_features"],
      variants: [
        {
          name: "1950s or 1960s",
          phrases: "1950s, 1960s, vintage, 1958, 1959, 1963, 1964, 1965, 1966",
          factor: 1.7,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "hofner-guitar",
      category: "musical-instruments",
      specificity: "line",
      brand: "Hofner",
      model: "violin bass or guitar",
      aliases: `
        hofner bass, hofner violin bass, hofner 500 1, hofner ignition, hofner beatle bass,
        hofner guitar, hofner ignition bass, hofner icon bass, hofner club bass, hofner verythin,
        hofner
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, violin bow, cello,
        student violin
      `,
      usedMedianUsd: 450,
      scatter: 0.6,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Ignition or Icon", phrases: "ignition, icon, b bass", factor: 0.72 },
        { name: "Contemporary", phrases: "contemporary, hct, ct", factor: 1.5 },
        { name: "Germany", phrases: "germany, german, made in germany, v62, artist", factor: 4.2 },
        {
          name: "1960s",
          phrases: "1960s, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968",
          factor: 6,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "tokai-burny-greco-orville",
      category: "musical-instruments",
      specificity: "line",
      brand: "Tokai / Burny / Greco / Orville",
      model: "Japanese electric guitar",
      aliases: `
        burny, orville, navigator guitar, tokai les paul, tokai love rock, tokai guitar,
        tokai springy sound, tokai strat, burny les paul, burny guitar, fernandes burny,
        greco guitar, greco strat, greco electric guitar, tokai stratocaster, orville les paul,
        orville by gibson, tokai breezysound, greco sg, burny rlg, tokai, orville sg
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, reel, tape, wright, redenbacher,
        el greco, cassette, bass
      `,
      usedMedianUsd: 680,
      scatter: 0.4,
      adjustedBy: ["guitar_features"],
      variants: [
        {
          name: "Orville by Gibson, Love Rock Reborn or Super Grade",
          phrases: "orville by gibson, reborn, super grade, super real, ls80, ls100",
          factor: 1.7,
        },
        { name: "China", phrases: "china, made in china", factor: 0.5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fernandes",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fernandes",
      model: "electric guitar",
      aliases: `
        fernandes, fernandes guitar, fernandes strat, fernandes dragonfly, fernandes revolver,
        fernandes ravelle, fernandes nomad, fernandes zo 3, fernandes stratocaster,
        fernandes electric guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, burny
      `,
      usedMedianUsd: 320,
      scatter: 0.45,
      adjustedBy: ["guitar_features"],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "dean-bc-rich",
      category: "musical-instruments",
      specificity: "line",
      brand: "Dean / B.C. Rich",
      model: "electric guitar",
      aliases: `
        dean, b c rich, dean ml, dean guitar, dean razorback, dean electric guitar, dean vendetta,
        bc rich warlock, b c rich warlock, bc rich mockingbird, bc rich guitar, b c rich guitar,
        bc rich beast, b c rich mockingbird, bc rich, bc rich ironbird, dean v, dean dimebag
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, acoustic, ukulele, banjo,
        dean martin
      `,
      usedMedianUsd: 340,
      scatter: 0.55,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Bronze series or Vendetta", phrases: "bronze, vendetta, playmate", factor: 0.55 },
        { name: "USA", phrases: "usa, made in usa, custom shop, handmade", factor: 5 },
        { name: "Japan or Pro X", phrases: "nj, nj series, japan, razorback, dime", factor: 1.8 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "evh",
      category: "musical-instruments",
      specificity: "line",
      brand: "EVH",
      model: "guitar",
      aliases: `
        evh, evh wolfgang, evh striped series, evh 5150 guitar, evh guitar, evh wolfgang standard,
        evh wolfgang special, peavey wolfgang, evh frankenstein, peavey evh wolfgang
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, amp, head, cabinet, pedal, bass
      `,
      usedMedianUsd: 750,
      scatter: 0.4,
      adjustedBy: ["electric_guitar"],
      variants: [
        { name: "Peavey USA", phrases: "peavey, usa, peavey wolfgang", factor: 2 },
        {
          name: "Wolfgang USA or Custom",
          phrases: "wolfgang usa, wolfgang custom, made in usa",
          factor: 3,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "taylor-100-200",
      category: "musical-instruments",
      specificity: "line",
      brand: "Taylor",
      model: "100 or 200 series acoustic",
      aliases: `
        taylor 110, taylor 114, taylor 114ce, taylor 110e, taylor 110ce, taylor 210, taylor 214,
        taylor 214ce, taylor 214ce dlx, taylor 150e, taylor 112ce, taylor 224ce, taylor academy,
        taylor a12, taylor a10, taylor 200 series, taylor 100 series, taylor 210ce
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 700,
      scatter: 0.22,
      variants: [
        { name: "214 or 224 Deluxe", phrases: "214, 214ce, 210, 210ce, 224ce, dlx", factor: 1.2 },
        { name: "Academy", phrases: "academy, a10, a12, a10e, a12e", factor: 0.78 },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "taylor-300-400",
      category: "musical-instruments",
      specificity: "line",
      brand: "Taylor",
      model: "300 or 400 series acoustic",
      aliases: `
        taylor 310, taylor 314, taylor 314ce, taylor 310ce, taylor 322ce, taylor 324ce, taylor 410,
        taylor 414, taylor 414ce, taylor 410ce, taylor 412ce, taylor 424ce, taylor 300 series,
        taylor 400 series, taylor 355ce, taylor 316ce, taylor 312ce
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 1400,
      scatter: 0.2,
      variants: [
        {
          name: "400 series",
          phrases: "410, 412ce, 414, 414ce, 410ce, 424ce, 400 series",
          factor: 1.15,
        },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "taylor-500-900",
      category: "musical-instruments",
      specificity: "line",
      brand: "Taylor",
      model: "500 to 900 series acoustic",
      aliases: `
        taylor 510, taylor 514ce, taylor 514, taylor 610, taylor 612ce, taylor 614ce, taylor 710,
        taylor 714ce, taylor 810, taylor 814ce, taylor 814, taylor 910, taylor 914ce, taylor 522ce,
        taylor 562ce, taylor 714, taylor 614, taylor 810ce, taylor k24ce, taylor koa,
        taylor builders edition, taylor presentation, taylor 912ce, taylor 510ce, taylor 524ce,
        taylor 814ce dlx
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 1950,
      scatter: 0.28,
      variants: [
        { name: "800 series", phrases: "810, 814, 814ce, 810ce", factor: 1.2 },
        { name: "900 or koa", phrases: "910, 914ce, 912ce, koa, k24ce", factor: 1.5 },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "taylor-mini",
      category: "musical-instruments",
      specificity: "model",
      brand: "Taylor",
      model: "GS Mini or Baby Taylor",
      aliases: `
        taylor gs mini, baby taylor, taylor baby, taylor big baby, big baby taylor, gs mini,
        taylor gs mini mahogany, taylor gs mini koa, taylor bt1, taylor bt2, taylor gs mini e
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, clothes, onesie
      `,
      usedMedianUsd: 430,
      scatter: 0.28,
      variants: [
        { name: "Baby or Big Baby", phrases: "baby, bt1, bt2, big baby, bbt", factor: 0.68 },
        { name: "GS Mini Koa or e", phrases: "koa, mini e, gs mini e", factor: 1.25 },
      ],
      shipPounds: 16,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "taylor-acoustic",
      category: "musical-instruments",
      specificity: "line",
      brand: "Taylor",
      model: "acoustic guitar, series not named",
      aliases: `
        taylor guitar, taylor acoustic, taylor acoustic guitar, taylor acoustic electric,
        taylor acoustic electric guitar, taylor t5, taylor t5z, taylor 12 string
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, swift, signed, 114ce, 110e,
        110ce, 214ce, 214ce dlx, 150e, 112ce, 224ce, a12, a10, 200 series, 100 series, 210ce, 314ce,
        310ce, 322ce, 324ce, 414ce, 410ce, 412ce, 424ce, 300 series, 400 series, 355ce, 316ce,
        312ce, 514ce, 612ce, 614ce, 714ce, 814ce, 914ce, 522ce, 562ce, 810ce, k24ce, 912ce, 510ce,
        524ce, 814ce dlx, gs mini, baby, big baby, 310, 314, 410, 414, 510, 610, 710, 810, 814, 910,
        214, 114, 110, 210
      `,
      usedMedianUsd: 1050,
      scatter: 0.5,
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "martin-x-road",
      category: "musical-instruments",
      specificity: "line",
      brand: "Martin",
      model: "X, Road or LX series acoustic",
      aliases: `
        martin dx1, martin lx1, martin lx1e, little martin, martin lxm, martin dx1e, martin omx1,
        martin 000x1, martin drs1, martin dcpa4, martin dx2e, martin backpacker, martin drs2,
        martin road series, martin 000 10e, martin d 10e, martin d x2e, martin x series,
        martin dxae, martin dxm, martin d 12e, martin 000 12e, martin sc 13e, martin d 13e
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 440,
      scatter: 0.35,
      variants: [
        { name: "LX Little Martin", phrases: "little martin, lx1, lx1e, lxm, lxk2", factor: 0.7 },
        { name: "Backpacker", phrases: "backpacker", factor: 0.4 },
        {
          name: "Road series",
          phrases: "road series, 10e, 12e, 13e, d 10e, d 12e, sc 13e, drs1, drs2",
          factor: 1.45,
        },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "martin-15-17",
      category: "musical-instruments",
      specificity: "line",
      brand: "Martin",
      model: "15, 16 or 17 series acoustic",
      aliases: `
        martin d 15, martin 000 15m, martin d 15m, martin 00 15, martin d 16, martin d 16gt,
        martin 000 16, martin d 17, martin 000 15, martin d 16e, martin 000 17, martin 00 15m,
        martin dc 16
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 1050,
      scatter: 0.25,
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "martin-standard",
      category: "musical-instruments",
      specificity: "line",
      brand: "Martin",
      model: "Standard series (D-18, D-28, 000-28, D-35)",
      aliases: `
        martin d 18, martin d 28, martin hd 28, martin 000 28, martin om 28, martin d 35,
        martin 000 18, martin om 21, martin d 41, martin d 45, martin om 28e, martin d 42,
        martin 00 18, martin om 18, martin 000 28ec, martin 0 18, martin d 12 28
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 2150,
      scatter: 0.32,
      variants: [
        { name: "D-18 or 000-18", phrases: "d 18, 000 18, om 18, d18, 00 18, 0 18", factor: 0.9 },
        { name: "HD-28 or OM-28", phrases: "hd 28, hd28, om 28, 000 28ec", factor: 1.1 },
        { name: "D-41, D-42 or D-45", phrases: "d 41, d 42, d 45, d41, d42, d45", factor: 2.1 },
        {
          name: "1950s or 1960s",
          phrases: `
            1950s, 1960s, 1950, 1953, 1955, 1957, 1959, 1960, 1962, 1964, 1965, 1966, 1967, 1968
          `,
          factor: 2.1,
        },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "martin-acoustic",
      category: "musical-instruments",
      specificity: "line",
      brand: "Martin",
      model: "acoustic guitar, model not named",
      aliases: `
        martin guitar, martin acoustic, martin acoustic guitar, c f martin, cf martin,
        martin and co guitar, martin acoustic electric, cf martin guitar, martin and co,
        martin acoustic electric guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, guitar strings, strings set,
        aston, doc, book, sigma, dx1, lx1, lx1e, dx1e, omx1, 000x1, drs1, dcpa4, dx2e, drs2,
        000 10e, d 10e, d x2e, d 12e, 000 12e, sc 13e, d 13e, d 15, 000 15m, d 15m, d 16, d 16gt,
        d15, d 17, d 16e, 00 15m, d16, dc 16, d 18, d 28, d28, hd 28, hd28, om 28, d 35, om 21, d18,
        d35, d 41, d 45, om 28e, d 42, om 18, 000 28ec, d 12 28
      `,
      usedMedianUsd: 950,
      scatter: 0.6,
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-acoustic",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gibson",
      model: "acoustic guitar",
      aliases: `
        gibson j 45, gibson hummingbird, gibson acoustic, gibson acoustic guitar, gibson dove,
        gibson j 200, gibson sj 200, gibson songwriter, gibson j 35, gibson j 15, gibson l 00,
        gibson g 45, gibson b 25, gibson lg 2, gibson southern jumbo, gibson g 00, gibson lg 1,
        gibson lg 0, gibson blue ridge, gibson j 50, gibson generation
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, epiphone
      `,
      usedMedianUsd: 1850,
      scatter: 0.38,
      variants: [
        {
          name: "G-45, G-00 or Generation",
          phrases: "g 45, g 00, generation, g45, g writer",
          factor: 0.52,
        },
        {
          name: "SJ-200, Hummingbird or Dove",
          phrases: "sj 200, j 200, hummingbird, dove",
          factor: 1.55,
        },
        { name: "LG-0, LG-1 or B-25", phrases: "lg 0, lg 1, b 25, blue ridge", factor: 0.85 },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "yamaha-fg",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "FG, FS, F or APX acoustic",
      aliases: `
        yamaha fg800, yamaha fg, yamaha fg700s, yamaha f325d, yamaha f310, yamaha f335,
        yamaha fs800, yamaha fg830, yamaha acoustic guitar, yamaha acoustic, yamaha fg 180,
        yamaha fg 335, yamaha fgx800c, yamaha apx, yamaha apx600, yamaha apx500, yamaha fg 75,
        yamaha fg 160, yamaha fg 140, yamaha fd01s, yamaha gigmaker, yamaha fs820, yamaha jr1,
        yamaha jr2, yamaha fg 200, yamaha fg 110, yamaha c40, yamaha classical guitar, yamaha cpx,
        yamaha fg 345, yamaha dsr1 guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 140,
      scatter: 0.4,
      variants: [
        {
          name: "F310, F325, C40, JR",
          phrases: "f310, f325, f325d, f335, c40, jr1, jr2, gigmaker, fd01s",
          factor: 0.75,
        },
        { name: "FG800", phrases: "fg800, fs800, fg700s", factor: 1.05 },
        {
          name: "FG820 or better",
          phrases: "fg820, fg830, fg840, fg850, fgx830c, fs830",
          factor: 1.45,
        },
        {
          name: "Red label or APX/CPX",
          phrases: "red label, fg 180, fg180, nippon gakki, apx600, apx700, cpx, cpx600",
          factor: 1.8,
        },
        { name: "LL or FG9", phrases: "ll16, ll6, red label fg5, fg5, fs5, fg9", factor: 4.5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "takamine",
      category: "musical-instruments",
      specificity: "line",
      brand: "Takamine",
      model: "acoustic guitar",
      aliases: `
        takamine g series, takamine gd, takamine acoustic guitar, takamine, takamine guitar,
        takamine acoustic, takamine gd20, takamine gd30ce, takamine jasmine, takamine eg,
        takamine f 340, takamine acoustic electric, takamine p3dc, takamine gn, takamine pro series,
        jasmine by takamine, takamine g330, takamine ef341, takamine gd11m
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 300,
      scatter: 0.5,
      variants: [
        { name: "Jasmine", phrases: "jasmine", factor: 0.28 },
        {
          name: "Pro series or Japan",
          phrases: "pro series, japan, mij, made in japan, ef341, p3dc, p3nc, eg363, ef341sc",
          factor: 2.5,
        },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "seagull-godin",
      category: "musical-instruments",
      specificity: "line",
      brand: "Seagull / Godin / Art & Lutherie",
      model: "acoustic guitar",
      aliases: `
        seagull s6, seagull guitar, seagull acoustic, seagull acoustic guitar, seagull coastline,
        seagull maritime, art and lutherie, godin acoustic, seagull entourage,
        art and lutherie guitar, simon and patrick guitar, godin multiac, seagull s12,
        seagull grand
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 320,
      scatter: 0.35,
      variants: [
        { name: "Maritime or Artist", phrases: "maritime, artist, mosaic", factor: 1.5 },
        { name: "Multiac", phrases: "multiac", factor: 3.2 },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "acoustic-mid-brands",
      category: "musical-instruments",
      specificity: "line",
      brand: "Alvarez / Breedlove / Guild / Ovation",
      model: "acoustic guitar",
      aliases: `
        alvarez guitar, alvarez acoustic guitar, alvarez acoustic, breedlove guitar,
        breedlove acoustic, breedlove discovery, alvarez yairi, ovation guitar, ovation celebrity,
        ovation applause, ovation balladeer, guild acoustic, guild guitar, guild d 25, guild d 40,
        guild f 30, alvarez rd26, guild acoustic guitar, breedlove acoustic guitar,
        ovation acoustic guitar, ovation, guild starfire, guild d 35, breedlove
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, standing ovation
      `,
      usedMedianUsd: 350,
      scatter: 0.6,
      variants: [
        {
          name: "Guild USA",
          phrases: "d 25, d 40, d 35, d 50, d 55, f 30, f 50, made in usa, westerly",
          factor: 3,
        },
        { name: "Guild Starfire", phrases: "starfire", factor: 1.9 },
        { name: "Yairi", phrases: "yairi", factor: 2 },
        { name: "Applause or Celebrity", phrases: "applause, celebrity", factor: 0.65 },
      ],
      shipPounds: 22,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "acoustic-starter-brands",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender / Epiphone / Ibanez / Washburn / Rogue",
      model: "beginner acoustic guitar",
      aliases: `
        fender acoustic guitar, fender acoustic, fender dg, fender cd 60, fender fa 115,
        fender fa 100, fender fa 125, epiphone acoustic guitar, epiphone acoustic, epiphone dr 100,
        epiphone pro 1, epiphone aj, ibanez acoustic guitar, ibanez acoustic, ibanez aeg,
        ibanez aw54, ibanez v50, washburn acoustic, washburn acoustic guitar, washburn guitar,
        rogue guitar, rogue acoustic, rogue acoustic guitar, fender squier acoustic,
        squier acoustic guitar, fender dg 8s, ibanez performance, fender acoustic electric,
        fender cd 60s, washburn acoustic electric, epiphone ej 200, epiphone hummingbird,
        epiphone acoustic electric, epiphone dove, ibanez acoustic electric guitar, ibanez ael,
        esteban guitar, johnson guitar, first act guitar, fender acoustic electric guitar,
        fender redondo, fender malibu
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal, bass, amp
      `,
      usedMedianUsd: 110,
      scatter: 0.5,
      variants: [
        {
          name: "First Act, Esteban, Rogue or Johnson",
          phrases: "first act, esteban, rogue, johnson",
          factor: 0.5,
        },
        {
          name: "Solid top",
          phrases: `
            cd 60s, masterbilt, ej 200, hummingbird, dove, inspired by gibson, paramount, aw54
          `,
          factor: 2.2,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "classical-guitar",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "classical guitar",
      aliases: `
        classical guitar, nylon string guitar, cordoba guitar, spanish guitar, flamenco guitar,
        cordoba c5, cordoba c7, cordoba classical guitar, nylon guitar, classical acoustic guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, pickups only,
        case only, gig bag only, poster, t shirt, miniature, decal
      `,
      usedMedianUsd: 130,
      scatter: 0.75,
      variants: [
        { name: "Cordoba", phrases: "cordoba, cordoba c5, cordoba c7", factor: 1.7 },
        {
          name: "handmade",
          phrases: "luthier, handmade, hand made, concert, ramirez, alhambra",
          factor: 4,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "fender-bass",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Precision or Jazz Bass",
      aliases: `
        fender precision bass, fender p bass, fender jazz bass, fender j bass, fender bass,
        fender bass guitar, fender american jazz bass, fender american precision bass,
        fender player jazz bass, fender player precision bass, fender pj bass, fender mustang bass,
        fender jaguar bass, fender american professional bass, fender american standard jazz bass,
        fender american standard precision bass, fender mexican jazz bass,
        fender mexican precision bass
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature, squier, squire, amp, rumble, bassman
      `,
      usedMedianUsd: 700,
      scatter: 0.5,
      variants: [
        { name: "Mexico or Player", phrases: "mexico, mexican, mim, player", factor: 0.75 },
        {
          name: "USA",
          phrases: "american, usa, made in usa, american standard, american professional",
          factor: 1.6,
        },
        { name: "Japan", phrases: "japan, mij, cij", factor: 1.25 },
        {
          name: "1970s",
          phrases: "1970s, 70s, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
          factor: 3.6,
        },
        { name: "1960s", phrases: "1960s, 1962, 1963, 1964, 1965, 1966, 1967, 1968", factor: 9 },
        { name: "Custom Shop", phrases: "custom shop", factor: 4.2 },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "squier-bass",
      category: "musical-instruments",
      specificity: "line",
      brand: "Squier",
      model: "bass guitar",
      aliases: `
        squier bass, squier p bass, squier precision bass, squier jazz bass, squier j bass,
        squier bass guitar, fender squier bass, fender squier p bass, fender squier jazz bass,
        fender squier precision bass, squier affinity bass, squier bronco bass,
        fender squier bass guitar, squier classic vibe bass, squier affinity jazz bass,
        squier classic vibe jazz bass, squier classic vibe precision bass,
        squier vintage modified jazz bass
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature
      `,
      usedMedianUsd: 165,
      scatter: 0.4,
      variants: [
        {
          name: "Classic Vibe or Vintage Modified",
          phrases: "classic vibe, vintage modified",
          factor: 1.9,
        },
        { name: "Japan", phrases: "japan, mij, jv", factor: 4 },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "music-man-stingray",
      category: "musical-instruments",
      specificity: "line",
      brand: "Music Man",
      model: "StingRay or other bass",
      aliases: `
        music man stingray, musicman stingray, ernie ball stingray, ernie ball music man stingray,
        music man bass, music man bongo, music man sterling bass, stingray bass, musicman bass,
        stingray 5 bass, ernie ball music man bass
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature, sterling by, sub, chevy, boat, corvette
      `,
      usedMedianUsd: 1400,
      scatter: 0.3,
      variants: [
        { name: "Special", phrases: "special", factor: 1.2 },
        { name: "1970s", phrases: "1976, 1977, 1978, 1979, 1970s", factor: 2.2 },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "ibanez-bass",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ibanez",
      model: "bass guitar",
      aliases: `
        ibanez bass, ibanez bass guitar, ibanez sr, ibanez soundgear, ibanez sr300e, ibanez gsr200,
        ibanez gio bass, ibanez sr500, ibanez gsr205, ibanez btb, ibanez sr500e, ibanez gsr,
        ibanez talman bass, ibanez mikro bass, ibanez 5 string bass, ibanez roadstar bass,
        ibanez sr600e
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature
      `,
      usedMedianUsd: 240,
      scatter: 0.5,
      variants: [
        { name: "Gio GSR or Mikro", phrases: "gsr, gio, gsr200, gsr205, mikro", factor: 0.6 },
        {
          name: "SR500 and up or BTB",
          phrases: "sr500, sr500e, sr505, sr600, sr600e, btb, btb745, sr750",
          factor: 1.9,
        },
        { name: "Premium or Prestige", phrases: "premium, prestige, sr1300", factor: 3.6 },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "rickenbacker-bass",
      category: "musical-instruments",
      specificity: "model",
      brand: "Rickenbacker",
      model: "4003 or 4001 bass",
      aliases: `
        rickenbacker 4003, rickenbacker 4001, rickenbacker bass, rickenbacker 4003s,
        rickenbacker bass guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature
      `,
      usedMedianUsd: 2200,
      scatter: 0.22,
      variants: [
        {
          name: "1970s 4001",
          phrases: "4001, 1970s, 1972, 1973, 1974, 1975, 1976, 1977, 1978",
          factor: 1.3,
        },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "gibson-epiphone-bass",
      category: "musical-instruments",
      specificity: "line",
      brand: "Gibson / Epiphone",
      model: "Thunderbird, EB or SG bass",
      aliases: `
        gibson thunderbird bass, gibson thunderbird, gibson sg bass, gibson eb 0, gibson eb 3,
        gibson bass, gibson les paul bass, gibson ripper, gibson grabber, epiphone bass,
        epiphone thunderbird, epiphone thunderbird bass, epiphone eb 0, epiphone eb 3,
        epiphone viola bass, epiphone toby bass, epiphone bass guitar
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature
      `,
      usedMedianUsd: 330,
      scatter: 0.65,
      variants: [
        { name: "Gibson", phrases: "gibson", factor: 3.6 },
        { name: "Toby or EB-0", phrases: "toby, epiphone eb 0", factor: 0.55 },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "bass-mid-brands",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha / Schecter / Peavey / Spector / Jackson",
      model: "bass guitar",
      aliases: `
        yamaha bass, yamaha bass guitar, yamaha trbx, yamaha trbx174, yamaha bb, yamaha rbx,
        yamaha trbx304, schecter bass, schecter stiletto, peavey bass, peavey t 40,
        peavey millennium bass, spector bass, jackson bass, warwick bass, warwick corvette,
        warwick rockbass, esp ltd bass, ltd bass, dean bass, yamaha bb434, spector ns,
        dean bass guitar, yamaha rbx170, peavey fury, yamaha trbx504, jackson js bass
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature
      `,
      usedMedianUsd: 260,
      scatter: 0.6,
      variants: [
        { name: "T-40", phrases: "t 40, t40", factor: 2.3 },
        { name: "TRBX174 or RBX170", phrases: "trbx174, rbx170, js", factor: 0.6 },
        {
          name: "Warwick Germany or Spector USA/Euro",
          phrases: "germany, made in germany, euro, usa",
          factor: 5,
        },
      ],
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "weeks",
    },
    {
      id: "any-bass-guitar",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "bass guitar",
      aliases: `
        bass guitar, electric bass, electric bass guitar, 4 string bass, 5 string bass,
        4 string bass guitar, 5 string bass guitar, jazz bass, precision bass, p bass,
        fretless bass, short scale bass, acoustic bass guitar, 6 string bass
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature, strap, bass strings, bass case, fishing
      `,
      usedMedianUsd: 200,
      scatter: 0.75,
      shipPounds: 24,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "any-electric-guitar",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "electric guitar",
      aliases: `
        electric guitar, elec guitar, stratocaster guitar, stratocaster, strat style guitar,
        telecaster, les paul, strat copy, les paul copy, electric guitar and amp,
        starter electric guitar, electric guitar with amp, electric guitar starter pack,
        telecaster guitar, les paul guitar, les paul style guitar, semi hollow guitar,
        hollow body guitar, 7 string guitar, parts caster, partscaster, seven string guitar,
        electric guitar bundle
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature, guitar strings, strings set, strap, wall mount,
        stand only, guitar hero, mary ford, toy, lego
      `,
      usedMedianUsd: 190,
      scatter: 0.8,
      adjustedBy: ["electric_guitar"],
      variants: [
        {
          name: "USA or Japan made",
          phrases: "made in usa, made in japan, mij, japan",
          factor: 2.5,
        },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "any-acoustic-guitar",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "acoustic guitar",
      aliases: `
        acoustic guitar, accoustic guitar, acoustic electric guitar, 6 string guitar,
        12 string guitar, guitar acoustic, dreadnought guitar, parlor guitar, travel guitar,
        6 string acoustic guitar, 12 string acoustic guitar, electric acoustic guitar, guitar,
        kids guitar, student guitar, resonator guitar, dobro, half size guitar, 3 4 size guitar,
        folk guitar, beginner guitar, vintage guitar, guitar with case
      `,
      excludes: `
        pickguard only, loaded pickguard, neck only, body only, loaded body, case only,
        gig bag only, poster, t shirt, miniature, guitar strings, strings set, strap, wall mount,
        guitar stand, guitar hero, guitar lessons, pedal, guitar amp, guitar case, capo, toy,
        controller, tuner, picks, hanger, shirt, book
      `,
      usedMedianUsd: 110,
      scatter: 0.75,
      variants: [
        {
          name: "half size or kids",
          phrases: "3 4, half size, kids, childrens, 1 2 size, child",
          factor: 0.4,
        },
        { name: "resonator", phrases: "resonator, dobro", factor: 2.2 },
        { name: "12 string", phrases: "12 string", factor: 1.5 },
      ],
      shipPounds: 20,
      feeClass: "guitars_and_basses",
      sellsIn: "days",
    },
    {
      id: "fender-tube-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "tube guitar amp",
      aliases: `
        fender twin reverb, fender deluxe reverb, fender hot rod deluxe, fender blues junior,
        fender princeton, fender princeton reverb, fender super reverb, fender vibrolux,
        fender bassman, fender blues deluxe, fender hot rod deville, fender pro junior,
        fender tube amp, fender champ, fender bassbreaker, blues junior, hot rod deluxe,
        fender vibro champ, fender deville, fender bandmaster, fender blues deville,
        fender pro reverb, fender super champ, fender silverface, fender blackface
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge
      `,
      usedMedianUsd: 620,
      scatter: 0.45,
      variants: [
        {
          name: "Blues Junior or Pro Junior",
          phrases: "blues junior, pro junior, blues jr",
          factor: 0.73,
        },
        {
          name: "Hot Rod or Blues Deluxe",
          phrases: "hot rod deluxe, blues deluxe, deville",
          factor: 0.85,
        },
        {
          name: "Deluxe, Princeton or Twin Reverb",
          phrases: `
            deluxe reverb, princeton reverb, twin reverb, 65 deluxe, 65 twin, super reverb,
            vibrolux
          `,
          factor: 1.5,
        },
        {
          name: "1960s blackface",
          phrases: "blackface, 1960s, 1963, 1964, 1965, 1966, 1967",
          factor: 3.6,
        },
        {
          name: "1970s silverface",
          phrases: `
            silverface, silver face, 1970s, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976,
            1977, 1978
          `,
          factor: 1.9,
        },
        {
          name: "Super Champ",
          phrases: "super champ, super champ x2, super champ xd",
          factor: 0.48,
        },
      ],
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "fender-tone-master-mustang-frontman",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "solid-state or modelling amp",
      aliases: `
        fender mustang lt25, fender mustang gt, fender mustang amp, fender frontman,
        fender champion, fender frontman 10g, fender champion 20, fender champion 40,
        fender tone master, fender mustang gtx, fender mustang i, fender amp, fender guitar amp,
        fender mustang lt50, fender champion 100, fender frontman 25r, fender mustang micro,
        fender frontman 15g, fender amplifier, fender acoustasonic amp, fender practice amp,
        fender squier amp, squier amp
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        bass amp, twin reverb, deluxe reverb, hot rod, blues junior, blues deluxe, princeton,
        bassbreaker, super reverb, bassman, vibrolux, vibro champ, super champ, tube, rumble,
        silverface, blackface
      `,
      usedMedianUsd: 110,
      scatter: 0.55,
      variants: [
        {
          name: "10 or 15 W practice",
          phrases: "frontman 10g, 10g, 15g, frontman 15g, sp 10, squier",
          factor: 0.38,
        },
        { name: "Tone Master", phrases: "tone master", factor: 6.5 },
        {
          name: "Champion or GTX 100",
          phrases: "champion 100, gtx100, gtx 100, gt 100",
          factor: 1.9,
        },
      ],
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "fender-rumble",
      category: "musical-instruments",
      specificity: "line",
      brand: "Fender",
      model: "Rumble bass amp",
      aliases: `
        fender rumble, rumble 40, rumble 25, rumble 100, rumble 500, fender bass amp, rumble 15,
        fender rumble 40, fender rumble 100, fender rumble 500, fender rumble 25,
        fender rumble stage 800
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge
      `,
      usedMedianUsd: 150,
      scatter: 0.4,
      variants: [
        { name: "15 or 25", phrases: "rumble 15, rumble 25", factor: 0.55 },
        { name: "100", phrases: "rumble 100, 100", factor: 1.4 },
        { name: "200 or 500", phrases: "rumble 500, 500, rumble 200, rumble 350", factor: 2.3 },
      ],
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "marshall-tube-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Marshall",
      model: "tube amp",
      aliases: `
        marshall jcm 800, marshall jcm 900, marshall dsl40, marshall dsl, marshall plexi,
        marshall jcm 2000, marshall jvm, marshall half stack, marshall full stack, marshall origin,
        marshall jmp, marshall head, marshall dsl40c, marshall dsl40cr, marshall tsl,
        marshall class 5, marshall silver jubilee, marshall super lead, marshall bluesbreaker,
        marshall tube amp, marshall dsl20, marshall dsl100
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        pedal, bluetooth
      `,
      usedMedianUsd: 700,
      scatter: 0.5,
      variants: [
        {
          name: "DSL or Origin combo",
          phrases: "dsl20, dsl40, dsl40c, dsl40cr, origin, dsl15, dsl5",
          factor: 0.68,
        },
        { name: "JCM 800", phrases: "jcm800, jcm 800", factor: 2.4 },
        {
          name: "JMP, plexi or Jubilee",
          phrases: "jmp, plexi, super lead, jubilee, 1970s, 1960s",
          factor: 2.7,
        },
      ],
      shipPounds: 50,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "marshall-solid-state-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Marshall",
      model: "solid-state or modelling amp",
      aliases: `
        marshall mg, marshall mg10, marshall mg15, marshall code, marshall code 50,
        marshall code 25, marshall amp, marshall guitar amp, marshall mg30, marshall mg100,
        marshall valvestate, marshall mg15cd, marshall mg30dfx, marshall mg50dfx,
        marshall amplifier, marshall practice amp, marshall ms 2, marshall mg100hdfx
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        bluetooth, headphones, jcm800, jcm900, jcm2000, dsl, dsl40, dsl40c, dsl20, origin, plexi,
        jvm, tsl, jmp, super lead, tube
      `,
      usedMedianUsd: 110,
      scatter: 0.55,
      variants: [
        {
          name: "10 or 15 W",
          phrases: "mg10, mg15, mg 10, mg15cd, ms 2, 10 watt, 15 watt",
          factor: 0.55,
        },
        {
          name: "100 W or half stack",
          phrases: "mg100, mg100hdfx, 100 watt, half stack, code 100",
          factor: 2,
        },
      ],
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "marshall-cabinet",
      category: "musical-instruments",
      specificity: "line",
      brand: "Marshall",
      model: "4x12 cabinet",
      aliases: `
        marshall 4x12, marshall cabinet, marshall 1960a, marshall 1960, marshall cab, marshall 412,
        marshall 1960b, marshall 1936, marshall 2x12, marshall mg412, marshall 4x12 cabinet
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge
      `,
      usedMedianUsd: 380,
      scatter: 0.4,
      variants: [
        { name: "MG412", phrases: "mg412, mg412a, mg 412", factor: 0.4 },
        {
          name: "1970s or greenback",
          phrases: "1970s, greenbacks, greenback, checkerboard",
          factor: 2.2,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "vox-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Vox",
      model: "guitar amp",
      aliases: `
        vox ac30, vox ac15, vox ac15c1, vox amp, vox ac30c2, vox pathfinder, vox vt20,
        vox valvetronix, vox ac4, vox ad30vt, vox ac10, vox vt40, vox guitar amp, vox mini,
        vox pathfinder 10, vox vt30, vox adio, vox ac10c1, vox vt15, vox cambridge, vox ac30cc2,
        vox ac15 custom
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge
      `,
      usedMedianUsd: 330,
      scatter: 0.6,
      variants: [
        {
          name: "Pathfinder, Mini or Valvetronix",
          phrases: "pathfinder, mini, valvetronix, vt15, vt20, vt30, vt40, ad30vt, ad15vt",
          factor: 0.36,
        },
        { name: "AC15", phrases: "ac15, ac15c1, ac 15", factor: 1.45 },
        { name: "AC30", phrases: "ac30, ac30c2, ac30cc2, ac 30", factor: 2 },
      ],
      shipPounds: 35,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "mesa-boogie-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Mesa Boogie",
      model: "guitar amp",
      aliases: `
        mesa boogie, mesa boogie dual rectifier, mesa dual rectifier, mesa rectifier,
        mesa boogie mark v, mesa boogie mark, mesa boogie amp, mesa boogie rectifier,
        mesa boogie studio, mesa lonestar, mesa boogie f 50, mesa boogie single rectifier,
        mesa boogie triple rectifier, mesa boogie lone star, mesa badlander, mesa fillmore,
        mesa boogie mark iv, mesa boogie 4x12, mesa cab, mesa boogie cabinet
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        pedal
      `,
      usedMedianUsd: 1250,
      scatter: 0.45,
      variants: [
        { name: "cabinet", phrases: "cabinet, cab, 4x12, 2x12, 1x12, 412", factor: 0.45 },
        {
          name: "Mark IIC+, III, IV or V",
          phrases: "mark iic, mark iii, mark iv, mark v, mark vii",
          factor: 1.4,
        },
      ],
      shipPounds: 50,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "boss-katana",
      category: "musical-instruments",
      specificity: "line",
      brand: "Boss",
      model: "Katana amp",
      aliases: `
        boss katana, katana 50, katana 100, boss katana 50, boss katana 100, boss katana mini,
        boss katana artist, katana amp, boss katana head, boss katana air, boss katana amp,
        boss katana 50 mkii, boss katana 100 mkii, boss katana 50 gen 3, boss katana gen 3,
        boss katana bass, boss katana 50 ex, boss katana go
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        sword, airsoft
      `,
      usedMedianUsd: 200,
      scatter: 0.3,
      variants: [
        { name: "Mini or Go", phrases: "mini, katana mini, go, katana go", factor: 0.42 },
        { name: "100", phrases: "katana 100, 100 mkii, 100", factor: 1.45 },
        { name: "Artist", phrases: "artist", factor: 2.1 },
        { name: "Gen 3", phrases: "gen 3, gen3", factor: 1.3 },
      ],
      shipPounds: 32,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "orange-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Orange",
      model: "guitar amp",
      aliases: `
        orange crush, orange crush 20, orange crush 35rt, orange rocker, orange micro terror,
        orange tiny terror, orange rockerverb, orange amp, orange dark terror, orange crush 12,
        orange or15, orange ppc112, orange super crush, orange micro dark, orange crush pro,
        orange th30, orange guitar amp, orange crush bass, orange amplifier, orange thunderverb,
        orange or100
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        soda, sign, drink, bottle
      `,
      usedMedianUsd: 240,
      scatter: 0.65,
      variants: [
        {
          name: "Crush 12, 20 or 35",
          phrases: "crush, crush 12, crush 20, crush 35rt, crush 20rt",
          factor: 0.5,
        },
        {
          name: "Micro or Tiny Terror",
          phrases: "micro terror, micro dark, tiny terror, dark terror",
          factor: 0.9,
        },
        {
          name: "Rockerverb, Rocker or OR",
          phrases: "rockerverb, rocker, or15, th30, or30, thunderverb",
          factor: 3,
        },
      ],
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "peavey-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Peavey",
      model: "amp",
      aliases: `
        peavey bandit, peavey classic 30, peavey 5150, peavey 6505, peavey amp, peavey rage,
        peavey classic 50, peavey vypyr, peavey backstage, peavey bandit 112, peavey guitar amp,
        peavey studio pro, peavey tnt, peavey valveking, peavey delta blues, peavey bass amp,
        peavey deuce, peavey vypyr 15, peavey 6505 plus, peavey rage 158, peavey tnt 115,
        peavey audition, peavey combo amp, peavey max, peavey mace, peavey envoy
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        pa speaker, mixer, microphone
      `,
      usedMedianUsd: 150,
      scatter: 0.6,
      variants: [
        {
          name: "Rage, Audition, Backstage or Vypyr 15",
          phrases: "rage, audition, backstage, rage 158, vypyr 15, blazer",
          factor: 0.45,
        },
        {
          name: "Classic 30 or 50, Delta Blues",
          phrases: "classic 30, classic 50, delta blues",
          factor: 2.7,
        },
        { name: "5150 or 6505", phrases: "5150, 6505, 6505 plus, block letter", factor: 4.2 },
      ],
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "line-6-roland-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Line 6 / Roland",
      model: "guitar amp",
      aliases: `
        line 6 spider, line 6 amp, line 6 spider iv, line 6 spider v, line 6 catalyst, roland cube,
        roland jc 120, roland cube 30, line 6 spider iii, roland micro cube, roland jazz chorus,
        roland jc 40, roland jc 22, roland cube 60, roland cube street, line 6 spider ii,
        roland amp, roland cube 80, line 6 catalyst 60, roland blues cube, line 6 flextone
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        rubik
      `,
      usedMedianUsd: 120,
      scatter: 0.55,
      variants: [
        {
          name: "15 W Spider",
          phrases: "spider iii 15, spider iv 15, spider ii 15, 15 watt, 15",
          factor: 0.55,
        },
        {
          name: "JC-120 or JC-40",
          phrases: "jc 120, jc120, jazz chorus, jc 40, jc40",
          factor: 3.8,
        },
        { name: "Blues Cube", phrases: "blues cube", factor: 3.5 },
      ],
      shipPounds: 28,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "ampeg-bass-amp",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ampeg / Hartke / Gallien-Krueger / Markbass",
      model: "bass amp",
      aliases: `
        ampeg bass amp, ampeg svt, ampeg ba, ampeg ba 115, ampeg rocket bass, hartke bass amp,
        hartke a25, gallien krueger, ampeg ba 108, ampeg b 15, ampeg portaflex, ampeg amp, ampeg rb,
        hartke hd, markbass, gallien krueger bass amp, hartke amp, ampeg pf 500, ampeg 8x10,
        ampeg svt 410, hartke 4x10, ampeg bass cabinet, gallien krueger mb, ampeg svt 810,
        hartke bass cabinet
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge
      `,
      usedMedianUsd: 280,
      scatter: 0.65,
      variants: [
        {
          name: "BA-108 or practice",
          phrases: "ba 108, ba108, a25, hd15, hd25, rb 108",
          factor: 0.4,
        },
        {
          name: "SVT head or 8x10",
          phrases: "svt classic, svt cl, 8x10, svt vr, 810, svt 3 pro",
          factor: 2.4,
        },
      ],
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-guitar-amp",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "guitar or bass amp",
      aliases: `
        guitar amp, guitar amplifier, bass amp, bass amplifier, practice amp, amp head,
        tube amp head, acoustic guitar amp, guitar cabinet, 4x12 cabinet, tube guitar amp,
        guitar combo amp, small guitar amp, bass cabinet, crate amp, crate guitar amp,
        behringer amp, blackstar amp, line 6 guitar amp, first act amp, guitar speaker cabinet,
        blackstar guitar amp, crate bass amp, blackstar id core, keyboard amp, acoustic amp
      `,
      excludes: `
        cover only, footswitch only, tubes only, knob, speaker only, logo, refrigerator, fridge,
        car, subwoofer, electric guitar with
      `,
      usedMedianUsd: 100,
      scatter: 0.75,
      variants: [
        { name: "tube", phrases: "tube, valve, all tube", factor: 3 },
        {
          name: "practice",
          phrases: "practice, small, mini, 10 watt, 15 watt, first act",
          factor: 0.5,
        },
        { name: "half stack or cabinet", phrases: "half stack, 4x12, 4x10", factor: 1.8 },
      ],
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "boss-pedal",
      category: "musical-instruments",
      specificity: "line",
      brand: "Boss",
      model: "effects pedal",
      aliases: `
        boss pedal, boss ds 1, boss dd 3, boss sd 1, boss ce 2, boss tu 3, boss dd 7, boss ch 1,
        boss mt 2, boss bd 2, boss rv 6, boss ns 2, boss od 3, boss ge 7, boss cs 3, boss hm 2,
        boss dd 8, boss ce 5, boss guitar pedal, boss blues driver, boss metal zone,
        boss distortion, boss tu 2, boss dd 6, boss compact pedal, boss chorus, boss digital delay,
        boss dm 2, boss super overdrive, boss rv 5, boss ps 6, boss tr 2, boss effects pedal,
        boss tuner, boss ph 3, boss bf 2, boss dd 200, boss distortion pedal
      `,
      excludes: "box only, manual only",
      usedMedianUsd: 75,
      scatter: 0.42,
      variants: [
        {
          name: "DS-1, SD-1 or MT-2",
          phrases: "ds 1, sd 1, mt 2, metal zone, ds1, mt2, sd1",
          factor: 0.65,
        },
        {
          name: "delay, reverb or Waza",
          phrases: "dd 7, dd 8, rv 6, rv 5, dd 3, waza, dd7, rv6, dd 200",
          factor: 1.55,
        },
        {
          name: "1980s Japan",
          phrases: "japan, mij, made in japan, ce 2, dm 2, hm 2, black label",
          factor: 2,
        },
      ],
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "looper-pedal",
      category: "musical-instruments",
      specificity: "line",
      brand: "Boss / TC Electronic",
      model: "looper pedal",
      aliases: `
        loop station, looper pedal, boss rc 1, boss rc 3, boss rc 30, boss rc 5,
        tc electronic ditto, ditto looper, boss rc 300, boss loop station, boss rc 500, boss rc 2,
        boss rc 505, boss rc 600, guitar looper, boss rc 20, boss looper, ditto x2, boss rc 10r
      `,
      excludes: "box only, manual only, rc car, crochet, weaving",
      usedMedianUsd: 110,
      scatter: 0.5,
      variants: [
        { name: "RC-500 or RC-30", phrases: "rc 500, rc500, rc 30, rc30, rc 10r", factor: 1.7 },
        {
          name: "RC-300, RC-505 or RC-600",
          phrases: "rc 300, rc300, rc 505, rc505, rc 600, rc600",
          factor: 3.1,
        },
        { name: "Ditto", phrases: "ditto", factor: 0.7 },
      ],
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "strymon-pedal",
      category: "musical-instruments",
      specificity: "line",
      brand: "Strymon",
      model: "pedal",
      aliases: `
        strymon timeline, strymon bigsky, strymon big sky, strymon flint, strymon el capistan,
        strymon mobius, strymon blue sky, strymon bluesky, strymon iridium, strymon deco, strymon,
        strymon pedal, strymon volante, strymon zuma, strymon nightsky, strymon brigadier,
        strymon sunset, strymon riverside
      `,
      excludes: "box only, manual only",
      usedMedianUsd: 255,
      scatter: 0.25,
      variants: [
        {
          name: "TimeLine, BigSky or Volante",
          phrases: "timeline, bigsky, big sky, volante, nightsky",
          factor: 1.2,
        },
        { name: "BigSky MX", phrases: "bigsky mx, big sky mx, mx", factor: 2 },
        { name: "Iridium", phrases: "iridium", factor: 1.1 },
      ],
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "ibanez-tube-screamer",
      category: "musical-instruments",
      specificity: "model",
      brand: "Ibanez",
      model: "Tube Screamer",
      aliases: `
        tube screamer, ibanez tube screamer, tube screamer pedal, ibanez ts9, ibanez ts808, ts9, ts808, ibanez ts mini,
        tubescreamer, ibanez ts5, ibanez ts10, ibanez tubescreamer, ibanez tube screamer mini
      `,
      excludes: "box only, manual only",
      usedMedianUsd: 110,
      scatter: 0.3,
      variants: [
        { name: "Mini, TS5 or TS7", phrases: "mini, ts5, ts7, ts 5, ts 7", factor: 0.55 },
        { name: "808", phrases: "808, ts808, ts 808", factor: 1.25 },
        {
          name: "1980s original",
          phrases: "1980, 1981, 1982, 1983, 1984, 1985, original, vintage",
          factor: 4.5,
        },
      ],
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "guitar-multi-effects",
      category: "musical-instruments",
      specificity: "line",
      brand: "Line 6 / Boss / Zoom / DigiTech / Neural DSP",
      model: "multi-effects unit",
      aliases: `
        line 6 helix, line 6 hx stomp, line 6 pod go, boss gt 1, boss gt 1000, boss gt 100,
        boss me 80, zoom g1x four, boss me 50, digitech rp, neural dsp quad cortex, line 6 pod,
        hx stomp, multi effects pedal, boss gt 8, quad cortex, zoom g3, guitar multi effects,
        boss me 25, zoom multi effects, line 6 helix floor, line 6 pod hd500, line 6 hx effects,
        line 6 helix lt, boss gx 100, line 6 m9, line 6 m13, line 6 pod hd500x, kemper profiler,
        boss me 90, digitech rp55, digitech whammy, line 6 dl4, headrush pedalboard, line 6 pod xt,
        fractal fm3, boss gt 10
      `,
      excludes: "box only, manual only",
      usedMedianUsd: 170,
      scatter: 0.65,
      variants: [
        { name: "Helix Floor or Rack", phrases: "helix, helix floor", factor: 5 },
        { name: "Helix LT", phrases: "helix lt", factor: 3.8 },
        { name: "HX Stomp", phrases: "hx stomp", factor: 2.4 },
        {
          name: "Quad Cortex, Kemper or Fractal",
          phrases: "quad cortex, kemper, fractal, fm3",
          factor: 7,
        },
        {
          name: "small Zoom or DigiTech RP",
          phrases: "zoom g1, g1x four, rp55, rp50, rp70, g1x",
          factor: 0.35,
        },
        { name: "POD Go or GX-100", phrases: "pod go, gx 100", factor: 1.9 },
        { name: "GT-1000", phrases: "gt 1000", factor: 3.4 },
      ],
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-guitar-pedal",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "guitar pedal",
      aliases: `
        guitar pedal, effects pedal, distortion pedal, delay pedal, overdrive pedal, wah pedal,
        reverb pedal, fuzz pedal, chorus pedal, crybaby wah, dunlop cry baby, guitar effects pedal,
        volume pedal, mxr pedal, electro harmonix, big muff, mxr phase 90, behringer pedal,
        jhs pedal, cry baby wah, mxr carbon copy, phaser pedal, donner pedal, joyo pedal,
        tuner pedal, earthquaker devices, walrus audio, electro harmonix big muff, pedalboard,
        guitar pedal board, bass pedal effect, wampler pedal, tc electronic pedal
      `,
      excludes: "box only, manual only, bike, bicycle, drum, power supply only, bass drum",
      usedMedianUsd: 75,
      scatter: 0.6,
      variants: [
        {
          name: "boutique",
          phrases: "jhs, strymon, earthquaker, walrus, wampler, chase bliss, analog man",
          factor: 1.9,
        },
        { name: "budget", phrases: "behringer, donner, joyo, ammoon, rowin", factor: 0.4 },
      ],
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "yamaha-p-series",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "P-series portable digital piano",
      aliases: `
        yamaha p45, yamaha p125, yamaha p71, yamaha p115, yamaha p225, yamaha p515, yamaha p145,
        yamaha p105, yamaha p95, yamaha p85, yamaha p35, yamaha p525, yamaha p121, yamaha p 255,
        yamaha p155
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 330,
      scatter: 0.28,
      variants: [
        { name: "P-35, P-85, P-95", phrases: "p35, p85, p95", factor: 0.75 },
        { name: "P-125 or P-115", phrases: "p125, p115, p121, p155", factor: 1.2 },
        { name: "P-225", phrases: "p225", factor: 1.45 },
        { name: "P-515 or P-525", phrases: "p515, p525, p255", factor: 2.8 },
      ],
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "yamaha-dgx",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "DGX digital piano",
      aliases: `
        yamaha dgx, yamaha dgx 660, yamaha dgx 640, yamaha dgx 670, yamaha dgx 650, yamaha dgx 620,
        yamaha dgx 230, yamaha dgx 630, yamaha portable grand, yamaha dgx 500, yamaha dgx 530,
        yamaha ypg 235, yamaha ypg 535, yamaha dgx 505, yamaha ypg
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 340,
      scatter: 0.4,
      variants: [
        {
          name: "76 keys (DGX-230, YPG-235)",
          phrases: "dgx 230, dgx230, ypg 235, ypg235, dgx 220, 76 key",
          factor: 0.45,
        },
        { name: "DGX-660", phrases: "dgx 660, dgx660", factor: 1.35 },
        { name: "DGX-670", phrases: "dgx 670, dgx670", factor: 1.9 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "yamaha-psr-keyboard",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "PSR, EZ or other portable keyboard",
      aliases: `
        yamaha psr, yamaha keyboard, yamaha psr e373, yamaha psr e363, yamaha ypt, yamaha ez 200,
        yamaha portatone, yamaha psr sx900, yamaha psr e353, yamaha ypt 230,
        yamaha electric keyboard, yamaha piano keyboard, yamaha psr 270, yamaha psr ew300,
        yamaha electronic keyboard, yamaha psr e263, yamaha 61 key keyboard, yamaha psr e423,
        yamaha pss, yamaha psr sx700, yamaha np12, yamaha np 32, yamaha piaggero, yamaha reface,
        yamaha ez 220, yamaha psr e233, yamaha 76 key keyboard
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, motif,
        montage, modx, moxf, p45, p 45, p125, p 125, p71, p115, p225, p515, p145, p105, p95, p 115,
        p85, p 71, p35, p525, p121, p 255, p155, dgx 660, dgx 640, dgx 670, dgx 650, dgx 620,
        dgx 230, dgx 630, dgx 500, dgx 530, ypg 235, ypg 535, dgx 505, mx49, dx7, mox6, mx61, modx8,
        modx6, mx88, s90, cp70, dx100, modx7, cp88, s80, sy85, sy77, moxf8, dgx, clavinova, arius,
        ydp
      `,
      usedMedianUsd: 90,
      scatter: 0.5,
      variants: [
        {
          name: "PSR-E37x or EW",
          phrases: "e373, e363, e383, ew300, ew310, ew410, ew425",
          factor: 1.5,
        },
        {
          name: "PSR-S or SX",
          phrases: "sx600, sx700, sx900, sx720, sx920, s970, s770, s950, s750",
          factor: 7,
        },
        { name: "Reface", phrases: "reface", factor: 3.2 },
      ],
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "yamaha-clavinova-arius",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "Clavinova or Arius digital piano",
      aliases: `
        yamaha clavinova, clavinova, yamaha arius, yamaha ydp, clavinova cvp, clavinova clp,
        yamaha clavinova clp, yamaha clavinova cvp, yamaha ydp 143, yamaha ydp 144, yamaha ydp 103,
        yamaha ydp 181, yamaha ydp 164, yamaha ydp 163, yamaha clp, yamaha cvp,
        yamaha digital piano, yamaha avantgrand, arius ydp, yamaha electric piano, yamaha ydp 184
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, p45, p 45,
        p125, p 125, p71, p115, p225, p515, p145, p105, p95, p 115, p85, p 71, p35, p525, p121,
        p 255, p155, dgx 660, dgx 640, dgx 670, dgx 650, dgx 620, dgx 230, dgx 630, dgx 500,
        dgx 530, ypg 235, ypg 535, dgx 505, mx49, dx7, mox6, mx61, modx8, modx6, mx88, s90, cp70,
        dx100, modx7, cp88, s80, sy85, sy77, moxf8, dgx
      `,
      usedMedianUsd: 650,
      scatter: 0.6,
      variants: [
        {
          name: "Clavinova of the 1990s",
          phrases: `
            1990s, clp 100, cvp 59, cvp 69, cvp 50, cvp 92, cvp 98, clp 350, cvp 103, clp 550
          `,
          factor: 0.4,
        },
        {
          name: "CLP-600 or 700",
          phrases: "clp 635, clp 645, clp 675, clp 685, clp 735, clp 745, clp 775, clp 785",
          factor: 2.3,
        },
        {
          name: "CVP-600 to 900",
          phrases: "cvp 605, cvp 609, cvp 705, cvp 709, cvp 805, cvp 809, cvp 905, cvp 909",
          factor: 4,
        },
        {
          name: "Arius",
          phrases: "arius, ydp, ydp 143, ydp 144, ydp 163, ydp 164, ydp 184",
          factor: 0.9,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "yamaha-synth",
      category: "musical-instruments",
      specificity: "line",
      brand: "Yamaha",
      model: "Motif, MODX, MX or vintage synth",
      aliases: `
        yamaha motif, yamaha montage, yamaha modx, yamaha mx49, yamaha dx7, yamaha mox6,
        yamaha moxf, yamaha mx61, yamaha synthesizer, yamaha synth, yamaha motif xs,
        yamaha motif es, yamaha modx8, yamaha modx6, yamaha motif xf, yamaha mx88, yamaha s90,
        yamaha cp70, yamaha cs, yamaha dx100, yamaha modx7, yamaha cp88, yamaha s80, yamaha sy85,
        yamaha sy77, yamaha moxf8
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 620,
      scatter: 0.5,
      variants: [
        { name: "MX", phrases: "mx49, mx61, mx88", factor: 0.68 },
        { name: "MODX", phrases: "modx, modx6, modx7, modx8", factor: 1.5 },
        { name: "Montage", phrases: "montage", factor: 2.9 },
        { name: "DX7", phrases: "dx7, dx 7", factor: 0.85 },
      ],
      shipPounds: 35,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "casio-keyboard",
      category: "musical-instruments",
      specificity: "line",
      brand: "Casio",
      model: "Casiotone or CTK keyboard",
      aliases: `
        casio keyboard, casio ctk, casiotone, casio lk, casio wk, casio ct, casio ctk 2400,
        casio sa 46, casio ctk 3500, casio electric keyboard, casio piano keyboard, casio lk 280,
        casio mt, casio sk 1, casio wk 225, casio ct s300, casio ct x700, casio electronic keyboard,
        casio 61 key keyboard, casio lk 165, casio ctk 720, casio cz 101, casio casiotone,
        casio ct s1, casio mini keyboard, casio ct x3000, casio tone bank, casio wk 6600
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, px 160,
        px 150, cdp 130, cdp s100, px 130, px s1000, px 770, px 860, px s1100, cdp 100, px 110,
        px 350, 88 key, cdp s110, 88 key keyboard, cdp 200r, privia, cdp, celviano
      `,
      usedMedianUsd: 60,
      scatter: 0.5,
      variants: [
        { name: "76 keys", phrases: "wk, 76, 76 key, wk 225, wk 6600", factor: 1.8 },
        {
          name: "CT-X or CT-S",
          phrases: "ct x700, ct s300, ct s1, ct x3000, ct s400, ct s500",
          factor: 2.3,
        },
        { name: "SK-1 or CZ", phrases: "sk 1, sk1, sk 5, cz 101, cz101", factor: 3 },
      ],
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "casio-privia",
      category: "musical-instruments",
      specificity: "line",
      brand: "Casio",
      model: "Privia, CDP or Celviano digital piano",
      aliases: `
        casio privia, casio cdp, casio celviano, casio px 160, casio px 150, casio cdp 130,
        casio ap, casio cdp s100, casio px 130, casio px s1000, casio digital piano, casio px 770,
        casio px 860, casio px s1100, casio cdp 100, casio px 110, casio px 350,
        casio electric piano, casio 88 key, casio piano, casio cdp s110, casio 88 key keyboard,
        casio cdp 200r
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, ctk 2400,
        sa 46, ctk 3500, lk 280, sk 1, wk 225, ct s300, ct x700, 61 key keyboard, lk 165, ctk 720,
        cz 101, ct s1, ct x3000, wk 6600, ctk, casiotone, lk, wk
      `,
      usedMedianUsd: 310,
      scatter: 0.4,
      variants: [
        {
          name: "CDP",
          phrases: "cdp, cdp 100, cdp 130, cdp s100, cdp s110, cdp 120, px 110",
          factor: 0.78,
        },
        {
          name: "PX-S3000 or newer",
          phrases: "px s1100, px s3000, px s3100, px s5000, px s6000, px s7000",
          factor: 1.6,
        },
        { name: "Celviano", phrases: "celviano, ap 270, ap 470, ap 220, ap 260", factor: 1.4 },
      ],
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "roland-digital-piano",
      category: "musical-instruments",
      specificity: "line",
      brand: "Roland",
      model: "digital piano",
      aliases: `
        roland fp 30, roland fp 10, roland digital piano, roland fp 90, roland rp, roland hp,
        roland fp 30x, roland fp 50, roland go piano, roland electric piano, roland f 140r,
        roland rd, roland rd 700, roland rd 2000, roland kiyola, roland lx, roland piano,
        roland rd 88, roland f 20, roland rp 102, roland go keys, roland ep, roland keyboard,
        roland hp 504, roland fp 7, roland e series keyboard
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, juno 106,
        tr 8, tr 808, tr 8s, sp 404, mc 303, jd 800, d 50, juno 60, mc 505, tb 03, sp 404 mk2,
        jx 3p, jv 1080, tr 505, xp 50, s 1, t 8, juno ds88, juno ds61, sh 101, xps 10, jx 8p,
        mc 707, tr 6s, fantom x6, sh 201, sp 404 mkii, juno, fantom, jupiter, gaia
      `,
      usedMedianUsd: 460,
      scatter: 0.5,
      variants: [
        { name: "GO:KEYS or GO:PIANO", phrases: "go piano, go keys, gokeys", factor: 0.48 },
        {
          name: "RD-2000, FP-90 or LX",
          phrases: "rd 2000, fp 90, fp 90x, lx, rd2000, fp90, hp 704",
          factor: 2.8,
        },
      ],
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "roland-synth",
      category: "musical-instruments",
      specificity: "line",
      brand: "Roland",
      model: "synth or drum machine",
      aliases: `
        roland juno, roland juno ds, roland juno 106, roland fantom, roland jupiter, roland jd xi,
        roland synth, roland synthesizer, roland gaia, roland tr 8, roland tr 808, roland tr 8s,
        roland sp 404, roland mc 303, roland jd 800, roland d 50, roland juno 60, roland xp,
        roland mc 505, roland juno d, roland tb 03, roland juno di, roland juno g,
        roland sp 404 mk2, roland jx 3p, roland fantom g, roland jv 1080, roland tr 505,
        roland xp 50, roland s 1, roland t 8, roland juno ds88, roland juno ds61, roland sh 101,
        roland alpha juno, roland xps 10, roland boutique, roland jx 8p, roland mc 707,
        roland axial, roland tr 6s, roland fantom x6, roland sh 201, sp 404 mk2, roland sp 404 mkii
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, vespa
      `,
      usedMedianUsd: 480,
      scatter: 0.6,
      variants: [
        {
          name: "Juno-106 or Juno-60",
          phrases: "juno 106, juno 60, juno 6, juno106, juno60",
          factor: 3.8,
        },
        {
          name: "TR-808, TR-909, Jupiter-8",
          phrases: "tr 808, tr808, tr 909, tr909, jupiter 8, jupiter 6",
          factor: 8,
        },
        {
          name: "Juno-DS or Juno-D",
          phrases: "juno ds, juno di, juno d, juno ds61, juno ds88, juno g",
          factor: 1,
        },
        {
          name: "Fantom (new) or Jupiter-X",
          phrases: `
            fantom 6, fantom 7, fantom 8, jupiter x, jupiter xm, fantom 06, fantom 08, jupiter 80
          `,
          factor: 3,
        },
        { name: "SP-404", phrases: "sp 404, sp404, sp 404 mk2, sp404 mk2, mkii", factor: 0.85 },
        { name: "AIRA compact", phrases: "s 1, t 8, j 6, boutique", factor: 0.5 },
      ],
      shipPounds: 22,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "korg",
      category: "musical-instruments",
      specificity: "line",
      brand: "Korg",
      model: "synth, workstation or digital piano",
      aliases: `
        korg minilogue, korg kronos, korg triton, korg m1, korg volca, korg microkorg, microkorg,
        korg keyboard, korg b2, korg pa, korg kross, korg ms 20, korg monologue, korg krome,
        korg nautilus, korg sp 250, korg b1, korg synth, korg synthesizer, korg electribe,
        korg wavestate, korg prologue, korg opsix, korg minilogue xd, korg pa300, korg pa700,
        korg pa600, korg pa1000, korg digital piano, korg poly 800, korg n5, korg trinity, korg x5,
        korg kaossilator, minilogue, volca keys, volca drum, korg lp 380, korg sv 1, korg x50,
        korg tr61, korg dw 8000, korg polysix, korg kaoss pad, korg d1, korg micro korg, korg i3,
        korg modwave, volca beats, volca sample, volca bass, korg ms2000
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, tuner
      `,
      usedMedianUsd: 340,
      scatter: 0.55,
      variants: [
        {
          name: "Volca",
          phrases: "volca, volca keys, volca drum, volca beats, volca sample, volca bass, nts 1",
          factor: 0.35,
        },
        { name: "microKORG", phrases: "microkorg, micro korg", factor: 0.82 },
        {
          name: "Kronos, Nautilus or Pa1000+",
          phrases: "kronos, nautilus, pa1000, pa4x, pa5x, oasys, pa 1000",
          factor: 3.5,
        },
        {
          name: "Minilogue or Monologue",
          phrases: "minilogue, monologue, minilogue xd",
          factor: 1.15,
        },
        {
          name: "Prologue, Polysix or MS-20 original",
          phrases: "prologue, polysix, mono poly",
          factor: 2.8,
        },
        { name: "Kaossilator or Kaoss Pad", phrases: "kaossilator, kaoss pad", factor: 0.4 },
      ],
      shipPounds: 20,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "nord",
      category: "musical-instruments",
      specificity: "line",
      brand: "Nord",
      model: "Stage, Electro, Piano or Lead",
      aliases: `
        nord stage, nord electro, nord lead, nord piano, nord grand, nord stage 3, nord stage 2,
        nord stage 4, nord electro 6, nord electro 5, nord stage 88, nord drum, nord keyboard,
        nord electro 4, nord wave, clavia nord, nord electro 3, nord stage 2ex, nord piano 4,
        nord piano 5
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 1650,
      scatter: 0.4,
      variants: [
        { name: "Electro 3 or 4", phrases: "electro 3, electro 4, electro 2", factor: 0.6 },
        { name: "Stage 3", phrases: "stage 3", factor: 1.4 },
        { name: "Stage 4", phrases: "stage 4", factor: 2.1 },
        { name: "Lead or Drum", phrases: "lead, drum, lead 2", factor: 0.6 },
      ],
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "moog",
      category: "musical-instruments",
      specificity: "line",
      brand: "Moog",
      model: "synth",
      aliases: `
        moog subsequent 37, moog sub 37, moog grandmother, moog matriarch, moog minimoog,
        moog mother 32, moog synth, moog dfam, moog sub phatty, moog one, moog little phatty,
        moog theremin, moog voyager, minimoog, moog subharmonicon, moog messenger, moog muse,
        moog werkstatt, moog synthesizer, moog slim phatty, moog mavis, moog theremini,
        moog prodigy, moog rogue, moog etherwave, minimoog model d, moog minitaur, moog sirin,
        subsequent 37, moog
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 800,
      scatter: 0.55,
      variants: [
        {
          name: "Minimoog Model D",
          phrases: "minimoog, model d, minimoog model d, voyager",
          factor: 4,
        },
        {
          name: "Matriarch or Subsequent 37",
          phrases: "matriarch, subsequent 37, sub 37",
          factor: 1.5,
        },
        {
          name: "Mother-32, DFAM or Theremin",
          phrases: `
            mother 32, dfam, subharmonicon, theremin, theremini, werkstatt, mavis, minitaur,
            etherwave
          `,
          factor: 0.5,
        },
        { name: "Moog One", phrases: "moog one", factor: 6 },
      ],
      shipPounds: 20,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "midi-controller",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "MIDI keyboard controller",
      aliases: `
        midi controller, midi keyboard, novation launchkey, akai mpk mini, m audio keystation,
        novation launchpad, arturia minilab, arturia keylab, akai mpk, m audio oxygen, alesis v25,
        nektar impact, m audio keyboard, launchkey mini, mpk mini, usb midi keyboard, akai mpd,
        akai apc40, m audio oxygen 49, m audio keystation 88, arturia keystep,
        native instruments maschine, native instruments komplete kontrol, komplete kontrol,
        m audio axiom, akai mpk249, midi keyboard controller, arturia beatstep, launchpad mini,
        akai apc mini, m audio oxygen 25, novation sl mkii, ableton push, akai lpk25
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 85,
      scatter: 0.6,
      variants: [
        { name: "88 keys", phrases: "88, 88 key, keylab 88, s88", factor: 3 },
        {
          name: "Maschine, Push 2 or Kontrol S",
          phrases: "maschine, push 2, kontrol s49, kontrol s61, ableton push",
          factor: 4,
        },
        { name: "Push 3", phrases: "push 3", factor: 8 },
        { name: "mini 25 keys", phrases: "mini, 25, 25 key, lpk25, minilab", factor: 0.7 },
      ],
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "novation-synth",
      category: "musical-instruments",
      specificity: "line",
      brand: "Novation / Arturia / Behringer / Sequential",
      model: "synthesizer",
      aliases: `
        novation bass station, novation circuit, novation peak, novation summit, novation mininova,
        arturia microfreak, arturia minifreak, behringer deepmind, behringer model d,
        sequential prophet, dave smith prophet, elektron digitakt, teenage engineering op 1,
        elektron digitone, arturia minibrute, behringer neutron, novation ultranova,
        sequential prophet 6, akai mpc one, akai mpc live, akai mpc 2000xl, akai mpc, prophet rev2,
        teenage engineering, arturia matrixbrute, behringer td 3, access virus, behringer poly d,
        elektron octatrack, oberheim, prophet 5, teenage engineering op z, akai mpc 1000,
        akai mpc studio, akai force, prophet 08, behringer pro 1, novation circuit tracks,
        microfreak, elektron analog rytm, arturia polybrute, op 1 field
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, plugin,
        prophet movie
      `,
      usedMedianUsd: 400,
      scatter: 0.65,
      variants: [
        {
          name: "Prophet, Oberheim, Summit or Polybrute",
          phrases: "prophet, oberheim, summit, prophet 6, prophet rev2, polybrute, matrixbrute",
          factor: 4,
        },
        { name: "Prophet-5 or OB-X original", phrases: "prophet 5, ob x, ob xa", factor: 7 },
        {
          name: "Digitakt, MPC Live, OP-1",
          phrases: "digitakt, digitone, mpc live, op 1, octatrack, mpc one, mpc 2000xl",
          factor: 1.4,
        },
        { name: "small Behringer", phrases: "td 3, model d, pro 1, neutron, crave", factor: 0.5 },
        { name: "Virus", phrases: "virus", factor: 2.6 },
      ],
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-synthesizer",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "synthesizer",
      aliases: `
        synthesizer, analog synth, synth keyboard, vintage synthesizer, drum machine, modular synth,
        eurorack, keyboard synthesizer, music workstation, analog synthesizer, ensoniq, kurzweil,
        ensoniq keyboard, kurzweil keyboard, alesis drum machine, groovebox, eurorack module,
        alesis micron, alesis sr 16, kurzweil pc3, ensoniq mirage
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 260,
      scatter: 0.8,
      variants: [{ name: "drum machine", phrases: "drum machine, sr 16, sr16", factor: 0.5 }],
      shipPounds: 16,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-music-keyboard",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "portable keyboard",
      aliases: `
        music keyboard, piano keyboard, electric keyboard, keyboard piano, 61 key keyboard,
        electronic keyboard, musical keyboard, 76 key keyboard, 54 key keyboard, keyboard 61 keys,
        keyboard with stand, rockjam keyboard, alesis melody, portable keyboard,
        electric piano keyboard, keyboard and stand, digital keyboard, rockjam,
        61 key electronic keyboard, 61 key piano keyboard, keyboard instrument,
        digital piano keyboard, roll up piano, keyboard for beginners, toy keyboard piano,
        williams keyboard, rockjam 61 key keyboard
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, computer,
        gaming, ipad, mechanical, bluetooth keyboard
      `,
      usedMedianUsd: 60,
      scatter: 0.6,
      shipPounds: 16,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-digital-piano",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "digital piano",
      aliases: `
        digital piano, electric piano, 88 key keyboard, weighted keyboard, 88 key piano,
        88 key digital piano, alesis recital, williams legato, kawai digital piano,
        digital grand piano, weighted key keyboard, fully weighted keyboard, kawai es,
        williams allegro, donner digital piano, suzuki digital piano, kurzweil digital piano,
        electronic piano, 88 key weighted keyboard, donner dep 20, kawai ca, technics digital piano,
        digital baby grand, williams rhapsody, kawai es110, 88 keyboard, stage piano
      `,
      excludes: "manual only, power supply only, power adapter, stand only, case only, cover only",
      usedMedianUsd: 250,
      scatter: 0.7,
      variants: [
        { name: "Kawai", phrases: "kawai, kawai es, kawai ca", factor: 2.4 },
        { name: "baby grand case", phrases: "baby grand, grand", factor: 2.4 },
        { name: "Rhodes or Wurlitzer", phrases: "rhodes, wurlitzer, fender rhodes", factor: 7 },
        {
          name: "semi-weighted beginner",
          phrases: "alesis recital, williams legato, semi weighted, donner",
          factor: 0.6,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "upright-piano",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "upright or console piano",
      aliases: `
        upright piano, steinway upright, steinway upright piano, console piano, spinet piano, piano,
        studio piano, wurlitzer piano, kimball piano, baldwin piano, acoustic piano, player piano,
        baldwin acrosonic, story and clark piano, yamaha upright piano, kawai upright piano,
        old piano, vintage piano, antique piano, everett piano, yamaha u1, yamaha u3,
        yamaha u1 piano, piano with bench, cable nelson piano, kawai piano, yamaha piano,
        upright grand, sohmer piano, kohler and campbell piano, currier piano, hamilton piano,
        yamaha p22
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, keyboard,
        digital, electric, piano bench, toy, music box, piano lamp, piano stool, 88 key, baby grand,
        moving, lessons, sheet music
      `,
      usedMedianUsd: 150,
      scatter: 0.9,
      variants: [
        {
          name: "Steinway upright",
          phrases: "steinway, steinway upright, steinway and sons",
          factor: 22,
        },
        { name: "Yamaha or Kawai upright", phrases: "yamaha, kawai", factor: 8 },
        { name: "Yamaha U1 or U3", phrases: "u1, u3, yamaha u1, yamaha u3", factor: 20 },
        {
          name: "spinet or older maker",
          phrases: "spinet, kimball, wurlitzer, antique, old",
          factor: 0.6,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "months",
    },
    {
      id: "grand-piano",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "grand piano",
      aliases: `
        baby grand piano, grand piano, baby grand, steinway piano, yamaha grand piano,
        kawai grand piano, steinway grand piano, steinway, yamaha baby grand, kimball baby grand,
        yamaha g2, yamaha c3, yamaha gh1, kawai baby grand, young chang grand piano,
        concert grand piano, player grand piano, steinway model m, yamaha disklavier,
        samick grand piano
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, upright,
        digital, electric, toy, music box, figurine, piano bench, steinway lyngdorf
      `,
      usedMedianUsd: 1800,
      scatter: 0.9,
      variants: [
        { name: "Yamaha or Kawai", phrases: "yamaha, kawai", factor: 3 },
        { name: "Steinway", phrases: "steinway and sons", factor: 7 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "months",
    },
    {
      id: "home-organ",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "home organ",
      aliases: `
        electric organ, home organ, lowrey organ, hammond organ, pump organ, yamaha organ,
        hammond b3, wurlitzer organ, church organ, baldwin organ, kimball organ, yamaha electone,
        leslie speaker, reed organ, thomas organ, hammond m3, allen organ, hammond c3
      `,
      excludes: `
        manual only, power supply only, power adapter, stand only, case only, cover only, pipe,
        donor, meat
      `,
      usedMedianUsd: 70,
      scatter: 0.9,
      variants: [
        { name: "Hammond B-3 or C-3", phrases: "b3, b 3, c3, c 3, a100", factor: 35 },
        { name: "Hammond M, L or Leslie", phrases: "m3, m 3, leslie, m100, l100", factor: 5 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "months",
    },
    {
      id: "pearl-drums",
      category: "musical-instruments",
      specificity: "line",
      brand: "Pearl",
      model: "drum set",
      aliases: `
        pearl drums, pearl drum set, pearl export, pearl drum kit, pearl roadshow, pearl masters,
        pearl vision, pearl session, pearl forum, pearl export drum set, pearl reference,
        pearl decade maple, pearl 5 piece drum set, pearl target, pearl session studio,
        pearl rhythm traveler, pearl export series, pearl soundcheck
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad
      `,
      usedMedianUsd: 450,
      scatter: 0.5,
      variants: [
        {
          name: "Roadshow, Forum or Target",
          phrases: "roadshow, forum, target, soundcheck",
          factor: 0.65,
        },
        {
          name: "Session, Masters or Reference",
          phrases: "session, masters, reference, masterworks, decade maple, mcx, bcx",
          factor: 1.9,
        },
        { name: "shells only", phrases: "shell pack, shells", factor: 0.9 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "tama-drums",
      category: "musical-instruments",
      specificity: "line",
      brand: "Tama",
      model: "drum set",
      aliases: `
        tama drums, tama drum set, tama imperialstar, tama starclassic, tama superstar,
        tama rockstar, tama drum kit, tama swingstar, tama stagestar, tama silverstar,
        tama club jam, tama 5 piece drum set, tama starclassic drum set, tama granstar,
        tama artstar
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad
      `,
      usedMedianUsd: 480,
      scatter: 0.5,
      variants: [
        { name: "Stagestar or Swingstar", phrases: "stagestar, swingstar, club jam", factor: 0.65 },
        {
          name: "Starclassic or Star",
          phrases: "starclassic, star, artstar, bubinga, performer",
          factor: 2.3,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "dw-drums",
      category: "musical-instruments",
      specificity: "line",
      brand: "DW",
      model: "drum set",
      aliases: `
        dw drums, dw collectors, dw drum set, drum workshop, dw performance, dw design series,
        pdp drums, pdp drum set, dw drum kit, dw collectors series, pdp concept maple,
        pdp center stage, pdp new yorker, dw jazz series, dw snare, dw pdp, pdp concept,
        pacific drums, dw 5000, dw 9000
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad
      `,
      usedMedianUsd: 750,
      scatter: 0.65,
      variants: [
        {
          name: "PDP",
          phrases: "pdp, pacific, concept maple, center stage, concept, new yorker",
          factor: 0.55,
        },
        { name: "Collector's", phrases: "collectors, collectors series, jazz series", factor: 3 },
        { name: "single snare or pedal", phrases: "snare, 5000, 9000, pedal", factor: 0.3 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "vintage-ludwig-gretsch-drums",
      category: "musical-instruments",
      specificity: "line",
      brand: "Ludwig / Gretsch / Slingerland / Rogers",
      model: "drum set",
      aliases: `
        ludwig drums, ludwig drum set, ludwig classic maple, ludwig drum kit, ludwig accent,
        ludwig vistalite, gretsch drums, gretsch drum set, gretsch catalina, slingerland drums,
        rogers drums, ludwig breakbeats, slingerland drum set, rogers drum set, gretsch renown,
        ludwig standard drum, gretsch energy, gretsch drum kit, gretsch catalina club,
        ludwig element, ludwig questlove, ludwig downbeat, ludwig legacy, vintage ludwig,
        gretsch usa custom
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad
      `,
      usedMedianUsd: 600,
      scatter: 0.65,
      variants: [
        {
          name: "Accent, Element or Pocket",
          phrases: "accent, element, pocket kit, backbeat, energy",
          factor: 0.42,
        },
        { name: "1960s", phrases: "1960s, 1963, 1964, 1965, 1966, 1967, 1968, 1969", factor: 2.8 },
        {
          name: "Classic Maple, Vistalite or USA",
          phrases: "classic maple, vistalite, usa custom, legacy, 1970s",
          factor: 2.4,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "snare-drum",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "snare drum",
      aliases: `
        snare drum, ludwig supraphonic, black beauty snare, ludwig snare, pearl snare,
        ludwig acrolite, student snare, snare drum kit, pearl snare drum, tama snare,
        marching snare, gretsch snare, ludwig snare drum, student snare drum, piccolo snare,
        slingerland snare, pearl sensitone
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad
      `,
      usedMedianUsd: 120,
      scatter: 0.65,
      variants: [
        {
          name: "Ludwig Supraphonic or Black Beauty",
          phrases: "supraphonic, black beauty, lm400, lm402",
          factor: 3.6,
        },
        { name: "student kit", phrases: "student, kit", factor: 0.6 },
      ],
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "roland-v-drums",
      category: "musical-instruments",
      specificity: "line",
      brand: "Roland",
      model: "V-Drums electronic drums",
      aliases: `
        roland v drums, roland td 17, roland td 11, roland td 1, roland td 27, roland td 07,
        roland electronic drums, roland td 4, roland td 9, roland electronic drum set,
        roland td 1dmk, roland td 25, roland td 50, roland vdrums, roland td 17kvx, roland td 11k,
        roland td 02, roland drum set, roland td 30, roland drums, roland td 12, roland td 20,
        roland td 3, roland electric drum set, roland td 6, roland spd sx, roland spd,
        roland spd 30, roland td 07kv
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad, fixed pad
      `,
      usedMedianUsd: 650,
      scatter: 0.55,
      variants: [
        {
          name: "TD-1 or TD-02",
          phrases: "td 1, td1, td 02, td02, td 1dmk, td 1k, td 1kv, td 3, td3",
          factor: 0.55,
        },
        { name: "TD-17", phrases: "td 17, td17, td 17kvx, td 17kv", factor: 1.4 },
        { name: "TD-25 or TD-27", phrases: "td 27, td27, td 25, td25, td 27kv", factor: 2.5 },
        { name: "TD-30 or TD-50", phrases: "td 50, td50, td 30, td30, td 50kv", factor: 3.7 },
        { name: "SPD-SX", phrases: "spd sx, spd 30, spdsx", factor: 0.75 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "alesis-electronic-drums",
      category: "musical-instruments",
      specificity: "line",
      brand: "Alesis / Simmons / Yamaha / Donner",
      model: "electronic drum set",
      aliases: `
        alesis nitro, alesis drum set, alesis electronic drum set, alesis dm, alesis command,
        alesis turbo, alesis surge, alesis strike, simmons drum set, yamaha dtx, simmons sd,
        donner drum set, alesis drums, alesis nitro mesh, electronic drum set, electric drum set,
        electronic drums, electric drums, electronic drum kit, electric drum kit, e drums,
        alesis dm6, alesis dm10, simmons electronic drum set, simmons titan,
        yamaha electronic drums, donner ded 200, alesis nitro max, alesis crimson, yamaha dtx400,
        kat drum set, yamaha dtxplorer, donner electronic drum set, alesis electric drum set,
        simmons titan 50, alesis crimson ii, alesis strike pro
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad, roland
      `,
      usedMedianUsd: 240,
      scatter: 0.5,
      variants: [
        { name: "Strike or Crimson", phrases: "strike, strike pro, crimson, command", factor: 1.9 },
        {
          name: "Turbo or small",
          phrases: "turbo, debut, tabletop, ded 80, sd200, sd 200",
          factor: 0.65,
        },
        { name: "Yamaha DTX6 and up", phrases: "dtx6, dtx8, dtx10, dtx 6, dtx 8", factor: 3 },
      ],
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-drum-set",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "drum set",
      aliases: `
        drum set, drum kit, drumset, 5 piece drum set, drums, junior drum set, kids drum set,
        complete drum set, mapex drums, mapex drum set, sonor drums, yamaha stage custom,
        yamaha drums, mapex drum kit, cb drums, sound percussion drum set, percussion plus, ddrum,
        yamaha drum set, 4 piece drum set, acoustic drum set, full drum set, bass drum,
        drum shell pack, first act drum set, gp percussion, 7 piece drum set, tom drums,
        sonor drum set, pulse drum set, yamaha rydeen, pdp by dw
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad, brake, rotors, bass drum pedal, drum pedal, kick pedal, steel drum,
        tongue drum, hand drum, trash, barrel, african, side table, electronic, 55 gallon, brakes,
        shade, washer, fire pit, smoker, toner, shoes
      `,
      usedMedianUsd: 260,
      scatter: 0.7,
      variants: [
        { name: "kids or junior", phrases: "junior, kids, child, mini, first act", factor: 0.35 },
        {
          name: "Yamaha, Sonor, Mapex",
          phrases: "yamaha, sonor, mapex, stage custom",
          factor: 1.8,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "cymbals",
      category: "musical-instruments",
      specificity: "type",
      brand: "Zildjian / Sabian / Paiste / Meinl",
      model: "cymbals",
      aliases: `
        zildjian cymbals, zildjian a custom, sabian cymbals, sabian aax, paiste cymbals,
        meinl cymbals, hi hat cymbals, ride cymbal, crash cymbal, zildjian k, sabian hhx,
        zildjian a, cymbal pack, cymbal set, cymbal, zildjian ride, zildjian crash,
        zildjian hi hats, sabian b8, zildjian zbt, meinl hcs, sabian hh, meinl byzance, paiste 2002,
        zildjian, sabian aa, zildjian avedis, sabian xsr, zildjian i series, zildjian k custom,
        sabian, meinl classics, sabian ride, sabian crash, paiste 2002 ride, paiste
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad, drum set, drum kit, stand, crash bar, bag, drum
      `,
      usedMedianUsd: 130,
      scatter: 0.6,
      variants: [
        {
          name: "beginner brass or B8",
          phrases: "zbt, b8, hcs, planet z, sbr, b8x, zbt plus, solar, pst 3, pst3",
          factor: 0.45,
        },
        { name: "set", phrases: "set, pack, box set, cymbal pack", factor: 2.6 },
        {
          name: "K, HHX or Byzance",
          phrases: "k custom, hhx, byzance, zildjian k, k constantinople, 2002, signature",
          factor: 1.6,
        },
      ],
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "hand-percussion",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "congas, bongos, djembe or cajon",
      aliases: `
        congas, conga drum, bongos, djembe, cajon, bongo drums, lp congas, djembe drum,
        latin percussion, timbales, meinl cajon, steel tongue drum, tongue drum, handpan, lp bongos,
        african drum, meinl congas, steel drum, hand drum, steel pan drum, xylophone, marimba,
        vibraphone, glockenspiel, bell kit, remo djembe, frame drum, cow bell
      `,
      excludes: `
        drum stick, drumsticks, pad only, hardware only, throne only, oil drum, drum rug,
        practice pad, toy, fisher price, baby, boa
      `,
      usedMedianUsd: 100,
      scatter: 0.8,
      variants: [
        { name: "congas set", phrases: "congas, conga, set of congas", factor: 2.3 },
        { name: "handpan", phrases: "handpan", factor: 6 },
        { name: "vibraphone or marimba", phrases: "marimba, vibraphone", factor: 14 },
        {
          name: "tongue drum or bongos",
          phrases: "tongue drum, bongos, bongo, bell kit, glockenspiel",
          factor: 0.5,
        },
      ],
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "trumpet-pro",
      category: "musical-instruments",
      specificity: "line",
      brand: "Bach",
      model: "Stradivarius trumpet",
      aliases: `
        bach stradivarius trumpet, bach stradivarius, bach strad, bach strad trumpet,
        bach stradivarius 37, bach 180s37, bach trumpet stradivarius, vincent bach stradivarius
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant, mouthpiece
      `,
      usedMedianUsd: 1350,
      scatter: 0.35,
      variants: [{ name: "trombone", phrases: "trombone, 42, 36, 42b, 42bo", factor: 1.15 }],
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-trumpet",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "trumpet or cornet",
      aliases: `
        trumpet, cornet, bach tr300, yamaha trumpet, yamaha ytr, bach trumpet, conn trumpet,
        holton trumpet, student trumpet, getzen trumpet, flugelhorn, king trumpet, yamaha ytr 2335,
        jupiter trumpet, olds ambassador, olds trumpet, bundy trumpet, mendini trumpet, king cornet,
        conn cornet, pocket trumpet, olds cornet, b flat trumpet, besson trumpet, yamaha cornet,
        selmer trumpet, martin committee
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant, trumpet vine, trumpet flower, mute, angel
      `,
      usedMedianUsd: 160,
      scatter: 0.65,
      variants: [
        {
          name: "Yamaha, Bach or Getzen",
          phrases: "yamaha, bach, getzen, ytr 2335, tr300",
          factor: 1.7,
        },
        {
          name: "professional",
          phrases: "xeno, committee, schilke, monette, burbank, recording, professional",
          factor: 6,
        },
        {
          name: "Mendini or other import",
          phrases: "mendini, cecilio, etude, jean paul, herche",
          factor: 0.5,
        },
        { name: "flugelhorn", phrases: "flugelhorn", factor: 2.2 },
      ],
      shipPounds: 11,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-trombone",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "trombone",
      aliases: `
        trombone, bach trombone, yamaha trombone, yamaha ysl, conn trombone, student trombone,
        king trombone, jupiter trombone, bass trombone, holton trombone, conn 88h, olds trombone,
        bach tb301, yamaha ysl 354, valve trombone, king cleveland trombone, bundy trombone,
        getzen trombone, trigger trombone, tenor trombone
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant, paper clip, trombone shorty
      `,
      usedMedianUsd: 220,
      scatter: 0.65,
      variants: [
        {
          name: "with F attachment or professional",
          phrases: `
            f attachment, trigger, 88h, conn 88h, bach 42, xeno, 3b, king 3b, bass trombone,
            ysl 448, ysl 882
          `,
          factor: 3.5,
        },
      ],
      shipPounds: 16,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "horn-euphonium-tuba",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "French horn, baritone or tuba",
      aliases: `
        french horn, tuba, euphonium, baritone horn, double french horn, sousaphone,
        holton french horn, conn 8d, yamaha tuba, yamaha euphonium, bugle, yamaha french horn,
        marching baritone, mellophone, king euphonium
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant, corn chips, corn snacks
      `,
      usedMedianUsd: 750,
      scatter: 0.8,
      variants: [
        { name: "tuba or sousaphone", phrases: "tuba, sousaphone", factor: 1.8 },
        {
          name: "single horn or mellophone",
          phrases: "single french horn, mellophone, marching",
          factor: 0.55,
        },
        { name: "bugle", phrases: "bugle", factor: 0.08 },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-saxophone",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "alto or other saxophone",
      aliases: `
        saxophone, alto saxophone, alto sax, tenor saxophone, tenor sax, yamaha yas,
        soprano saxophone, sax, yamaha saxophone, yamaha yas 23, baritone saxophone,
        student saxophone, jupiter saxophone, yamaha yas 280, conn saxophone, selmer saxophone,
        bundy saxophone, buescher saxophone, selmer bundy saxophone, king super 20, selmer mark vi,
        yanagisawa, yamaha yts, soprano sax, yamaha yas 26, keilwerth, buffet saxophone,
        bundy ii saxophone, bundy ii alto sax, yamaha alto sax, yamaha alto saxophone,
        yamaha tenor saxophone, selmer alto sax, conn alto saxophone, bari sax,
        cannonball saxophone
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant, saxophone cd, saxophone book, neck strap
      `,
      usedMedianUsd: 480,
      scatter: 0.65,
      variants: [
        {
          name: "Yamaha student alto",
          phrases: "yas 23, yas23, yas 26, yas 280, yamaha alto, yamaha, yas 200ad",
          factor: 1.35,
        },
        { name: "tenor", phrases: "tenor, yts, yts 23, tenor sax, tenor saxophone", factor: 1.5 },
        {
          name: "Mendini or other import",
          phrases: "mendini, cecilio, etude, jean paul, eastar, lazarro",
          factor: 0.42,
        },
        {
          name: "professional or Selmer Paris",
          phrases: `
            mark vi, selmer paris, yanagisawa, super 20, 62, 875, reference, super balanced,
            series ii, keilwerth
          `,
          factor: 5.5,
        },
        { name: "baritone", phrases: "baritone, bari", factor: 3.3 },
      ],
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-clarinet",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "clarinet",
      aliases: `
        clarinet, buffet clarinet, yamaha clarinet, yamaha ycl, selmer clarinet, student clarinet,
        buffet r13, bass clarinet, vito clarinet, bundy clarinet, buffet crampon, buffet b12,
        buffet e11, leblanc clarinet, b flat clarinet, noblet clarinet, jupiter clarinet,
        yamaha ycl 250, buffet crampon r13, yamaha ycl 20, normandy clarinet, wood clarinet,
        selmer bundy clarinet, armstrong clarinet, selmer cl300
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant
      `,
      usedMedianUsd: 120,
      scatter: 0.65,
      variants: [
        {
          name: "Yamaha or Buffet student",
          phrases: "yamaha, buffet, b12, ycl 250, ycl 255, e11",
          factor: 1.6,
        },
        {
          name: "Buffet R13 or other professional wood",
          phrases: "r13, r 13, tosca, professional, rc prestige, selmer paris, ycl 450, e13",
          factor: 9,
        },
        { name: "bass clarinet", phrases: "bass clarinet", factor: 6 },
        {
          name: "Mendini or other import",
          phrases: "mendini, cecilio, etude, glory, eastar",
          factor: 0.45,
        },
      ],
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-flute",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "flute",
      aliases: `
        flute, flute gemeinhardt, yamaha flute, yamaha yfl, gemeinhardt flute, student flute,
        armstrong flute, piccolo, gemeinhardt, yamaha yfl 222, jupiter flute, open hole flute,
        silver flute, bundy flute, yamaha yfl 225, gemeinhardt 2sp, emerson flute, muramatsu flute,
        artley flute, selmer flute, powell flute, yamaha piccolo, pearl flute, haynes flute,
        gemeinhardt piccolo, armstrong 104 flute, yamaha yfl 221
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant, glass, pan flute, native american, wooden flute, piccolo snare,
        champagne flute, crystal, wedding
      `,
      usedMedianUsd: 120,
      scatter: 0.65,
      variants: [
        {
          name: "Yamaha student",
          phrases: "yamaha, yfl 222, yfl 225, yfl 221, yfl222",
          factor: 1.6,
        },
        {
          name: "open hole, silver",
          phrases: "open hole, solid silver, sterling, silver head, yfl 481, yfl 362",
          factor: 2.5,
        },
        {
          name: "handmade professional",
          phrases: "muramatsu, powell, haynes, miyazawa, brannen, altus, sankyo",
          factor: 18,
        },
        {
          name: "Mendini or other import",
          phrases: "mendini, cecilio, etude, eastar, glory",
          factor: 0.4,
        },
      ],
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "oboe-bassoon",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "oboe or bassoon",
      aliases: `
        oboe, bassoon, fox oboe, yamaha oboe, loree oboe, fox bassoon, fox renard, selmer oboe,
        english horn, fox renard oboe, schreiber bassoon
      `,
      excludes: `
        mouthpiece only, case only, reeds, wine, champagne, stand only, lamp, ornament, sheet music,
        figurine, toy, pendant
      `,
      usedMedianUsd: 900,
      scatter: 0.8,
      variants: [
        { name: "bassoon", phrases: "bassoon", factor: 2.2 },
        { name: "Fox or Loree", phrases: "fox, loree, renard, yamaha", factor: 1.7 },
      ],
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "months",
    },
    {
      id: "any-violin",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "violin",
      aliases: `
        violin, full size violin, student violin, viola, fiddle, yamaha violin, electric violin,
        4 4 violin, suzuki violin, cecilio violin, mendini violin, stradivarius violin,
        stentor violin, eastman violin, antique violin, german violin, scherl and roth violin,
        half size violin, 3 4 violin, 1 2 violin, old violin, knilling violin,
        stradivarius copy violin, 1 4 violin, 3 4 size violin, scherl and roth,
        karl knilling violin, mendini by cecilio violin, vintage violin, yamaha silent violin
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, violin bass, beatle bass, violin fig,
        fiddle leaf, plant, perfume, viola pot, flower
      `,
      usedMedianUsd: 150,
      scatter: 0.8,
      variants: [
        {
          name: "Mendini, Cecilio or small import",
          phrases: "mendini, cecilio, donner, 1 2, 1 4, 1 8, half size, 3 4, 1 10, 1 16, eastar",
          factor: 0.45,
        },
        {
          name: "Eastman, Yamaha, Scherl & Roth",
          phrases: "eastman, yamaha, scherl and roth, scherl, stentor ii, snow",
          factor: 2,
        },
        {
          name: "antique German or French",
          phrases: `
            antique, germany, german, french, stradivarius copy, mittenwald, markneukirchen, 1800s,
            hopf, 1900s
          `,
          factor: 2.4,
        },
      ],
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-cello",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "cello or upright bass",
      aliases: `
        cello, full size cello, student cello, upright bass, double bass, 4 4 cello, 3 4 cello,
        cecilio cello, eastman cello, cello with case, half size cello, string bass instrument,
        engelhardt bass, kay upright bass, 1 2 cello, electric cello
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, bass pedal, kick
      `,
      usedMedianUsd: 500,
      scatter: 0.75,
      variants: [
        {
          name: "upright bass",
          phrases: "upright bass, double bass, engelhardt, kay",
          factor: 2.4,
        },
        {
          name: "Cecilio or small size",
          phrases: "cecilio, 1 2, 1 4, half size, mendini, d z strad",
          factor: 0.55,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-ukulele",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "ukulele",
      aliases: `
        ukulele, uke, kala ukulele, soprano ukulele, concert ukulele, tenor ukulele,
        baritone ukulele, cordoba ukulele, kamaka ukulele, lanikai ukulele, martin ukulele, ukelele,
        kala concert ukulele, luna ukulele, fender ukulele, kanilea ukulele, kamaka,
        kala soprano ukulele, donner ukulele, vintage ukulele, kala tenor ukulele, koaloha ukulele,
        harmony ukulele, gibson ukulele, ukulele bass, oscar schmidt ukulele, mahalo ukulele,
        kala makala, kala u bass
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, kala namak, chana
      `,
      usedMedianUsd: 45,
      scatter: 0.6,
      variants: [
        {
          name: "Kala, Cordoba or Luna concert or tenor",
          phrases: "tenor, concert, cordoba, luna, kala tenor",
          factor: 1.6,
        },
        {
          name: "Kamaka, KoAloha or Kanile'a",
          phrases: "kamaka, kanilea, koaloha, koa",
          factor: 13,
        },
        { name: "vintage Martin", phrases: "martin, c f martin", factor: 9 },
        { name: "U-bass", phrases: "u bass, ukulele bass, ubass", factor: 5 },
        { name: "toy-grade", phrases: "mahalo, kids, diamond head, hola", factor: 0.55 },
      ],
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-banjo",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "banjo",
      aliases: `
        banjo, 5 string banjo, deering banjo, goodtime banjo, deering goodtime, tenor banjo,
        gibson banjo, gold tone banjo, gibson mastertone, epiphone banjo, fender banjo,
        recording king banjo, open back banjo, 4 string banjo, vega banjo, banjo ukulele,
        deering goodtime banjo, gold star banjo, washburn banjo, banjo with case, 6 string banjo,
        ibanez banjo, deering, deering sierra
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, minnow, fishing, eyes, banjo bolt,
        fitting, paterson
      `,
      usedMedianUsd: 240,
      scatter: 0.7,
      variants: [
        {
          name: "Deering Goodtime or Gold Tone",
          phrases: "goodtime, deering, gold tone, recording king",
          factor: 1.7,
        },
        {
          name: "Gibson Mastertone or Deering Sierra",
          phrases: "gibson, mastertone, sierra, stelling, ome",
          factor: 8,
        },
      ],
      shipPounds: 16,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-mandolin",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "mandolin",
      aliases: `
        mandolin, kentucky mandolin, gibson mandolin, eastman mandolin, a style mandolin,
        f style mandolin, rogue mandolin, the loar mandolin, epiphone mandolin, weber mandolin,
        ibanez mandolin, washburn mandolin, fender mandolin, loar mandolin, bowl back mandolin,
        electric mandolin, collings mandolin, acoustic mandolin
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, kitchen, hotel, duck, slicer,
        oriental, dish
      `,
      usedMedianUsd: 160,
      scatter: 0.75,
      variants: [
        { name: "Kentucky, Loar or Eastman", phrases: "kentucky, loar, eastman", factor: 2.6 },
        { name: "Gibson or hand-made", phrases: "gibson, weber, collings, f5, f 5", factor: 9 },
        { name: "Rogue", phrases: "rogue, mendini, johnson", factor: 0.4 },
      ],
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-accordion",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "accordion or concertina",
      aliases: `
        accordion, hohner accordion, piano accordion, button accordion, 120 bass accordion,
        excelsior accordion, concertina, gabbanelli accordion, hohner corona, hohner panther,
        hohner corona ii, titano accordion, italian accordion, gabbanelli, scandalli,
        12 bass accordion, baffetti, melodeon, petosa accordion, hohner button accordion,
        squeezebox, 48 bass accordion, scandalli accordion, cordovox
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, folder, door, wall, gate, blind,
        blinds, pleat, file, mirror, shutters, bus, hose
      `,
      usedMedianUsd: 280,
      scatter: 0.8,
      variants: [
        {
          name: "Gabbanelli, Baffetti or Corona",
          phrases: "gabbanelli, baffetti, corona, hohner corona, panther",
          factor: 2.3,
        },
        {
          name: "Excelsior, Petosa, Titano or Scandalli",
          phrases: "excelsior, petosa, titano, scandalli, giulietti",
          factor: 2,
        },
        { name: "12 bass or kids", phrases: "12 bass, kids, 8 bass, child, toy", factor: 0.4 },
      ],
      shipPounds: 28,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-harmonica",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "harmonica",
      aliases: `
        harmonica, hohner harmonica, hohner marine band, blues harp, chromatic harmonica,
        hohner special 20, mouth organ, hohner chromonica, lee oskar harmonica, suzuki harmonica,
        harmonica set, hohner blues harp, marine band harmonica, hohner echo, harmonicas,
        hohner super chromonica, seydel harmonica, hohner blues band, harmonica lot,
        hohner echo harp
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, holder only, glass harmonica
      `,
      usedMedianUsd: 22,
      scatter: 0.6,
      variants: [
        {
          name: "chromatic",
          phrases: "chromatic, chromonica, chrometta, 64, super 64, cx 12",
          factor: 3,
        },
        { name: "set or lot", phrases: "set, lot, collection, case of 7", factor: 1.9 },
      ],
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "harp-dulcimer-autoharp",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "autoharp, dulcimer or lap steel",
      aliases: `
        autoharp, dulcimer, lap steel guitar, lyre harp, mountain dulcimer, lap steel, lever harp,
        hammered dulcimer, celtic harp, kalimba, pedal steel guitar, zither instrument, auto harp,
        oscar schmidt autoharp, bagpipes, sitar, didgeridoo, steel guitar, recorder instrument,
        hurdy gurdy, pedal steel, lap harp
      `,
      excludes: `
        bow only, case only, strings only, toy, figurine, ornament, music box, stand only,
        music book, songbook, sheet music, wall hanger, book, seal, cable, washer
      `,
      usedMedianUsd: 130,
      scatter: 0.85,
      variants: [
        { name: "pedal steel", phrases: "pedal steel", factor: 10 },
        { name: "lever harp", phrases: "lever harp, celtic harp", factor: 4 },
        { name: "kalimba or recorder", phrases: "kalimba, recorder", factor: 0.2 },
        { name: "lap steel", phrases: "lap steel", factor: 2 },
      ],
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "pioneer-ddj",
      category: "musical-instruments",
      specificity: "line",
      brand: "Pioneer",
      model: "DDJ controller",
      aliases: `
        pioneer ddj, ddj 400, ddj flx4, ddj sb3, ddj 1000, pioneer dj controller, pioneer ddj 400,
        pioneer ddj flx4, pioneer ddj sb3, pioneer ddj sb2, pioneer ddj sb, pioneer ddj 1000,
        pioneer ddj sx, pioneer ddj sx2, pioneer ddj rev1, pioneer ddj 800, pioneer ddj sx3,
        pioneer ddj 200, pioneer ddj sr, pioneer ddj flx6, pioneer ddj flx10, pioneer ddj rev7,
        ddj sx2, ddj sb2, ddj rev1, ddj 200, ddj 800, ddj rev7, ddj flx10, ddj sr2, ddj flx6,
        pioneer xdj rx, xdj rx, xdj rx2, pioneer xdj rx2, xdj rx3, pioneer xdj rx3, pioneer xdj xz,
        xdj xz, pioneer dj ddj flx4, ddj sx
      `,
      excludes: "case only, cover only, manual only, cable only, replacement, box only",
      usedMedianUsd: 230,
      scatter: 0.3,
      variants: [
        { name: "DDJ-200 or SB", phrases: "ddj 200, ddj200, ddj sb, ddj sb2, sb2", factor: 0.6 },
        { name: "DDJ-SB3 or 400", phrases: "ddj sb3, ddj 400, sb3, ddj400, rev1", factor: 0.8 },
        {
          name: "DDJ-SX, SR or FLX6",
          phrases: "ddj sx, sx2, sx3, ddj sr, ddj sr2, ddj sx2, flx6, ddj flx6, ddj sx3",
          factor: 1.7,
        },
        { name: "DDJ-800 or 1000", phrases: "ddj 800, ddj 1000, ddj1000, ddj 1000srt", factor: 3 },
        { name: "REV7 or FLX10", phrases: "rev7, ddj rev7, flx10, ddj flx10", factor: 5.2 },
        { name: "XDJ-RX", phrases: "xdj rx, xdj rx2, xdj rx3, rx2, rx3, xdj xz", factor: 4.6 },
      ],
      shipPounds: 16,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "pioneer-cdj",
      category: "musical-instruments",
      specificity: "line",
      brand: "Pioneer",
      model: "CDJ player or DJM mixer",
      aliases: `
        pioneer cdj, cdj 2000, cdj 2000nxs2, cdj 3000, pioneer djm, djm 900, cdj 900,
        pioneer cdj 2000, pioneer cdj 350, cdj 850, pioneer djm 900, pioneer cdj 3000, djm 900nxs2,
        pioneer cdj 800, djm 750, cdj 800, cdj 1000, pioneer xdj 1000, djm 800, xdj 700,
        pioneer djm s9, djm s9, djm s11, pioneer djm s11, pioneer xdj 700, pioneer cdj 400,
        pioneer cdj 2000nxs2, djm a9
      `,
      excludes: "case only, cover only, manual only, cable only, replacement, box only",
      usedMedianUsd: 650,
      scatter: 0.55,
      variants: [
        { name: "CDJ-3000 or DJM-A9", phrases: "cdj 3000, djm a9, cdj3000", factor: 2.8 },
        {
          name: "CDJ-2000NXS2 or DJM-900NXS2",
          phrases: "2000nxs2, 900nxs2, nxs2, cdj 2000nxs2, djm 900nxs2",
          factor: 1.9,
        },
        {
          name: "CDJ-350, 400, 800 or older",
          phrases: "cdj 350, cdj 400, cdj 800, cdj 1000, cdj 200, cdj 850, djm 400, djm 600",
          factor: 0.45,
        },
        { name: "pair", phrases: "pair, set of 2, two, x2", factor: 2 },
      ],
      shipPounds: 16,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-dj-controller",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "DJ controller or mixer",
      aliases: `
        dj controller, numark mixtrack, dj mixer, dj equipment, dj set, numark party mix,
        hercules dj, traktor kontrol, denon dj prime, dj turntable, numark mixtrack pro, rane mixer,
        denon prime 4, rane 72, hercules djcontrol, numark dj controller, dj setup, numark dj2go,
        dj gear, traktor s4, dj system, traktor s2, hercules dj control, dj deck, rane one,
        numark mixer, denon prime go, dj coffin, numark party mix live, rane 62, gemini dj mixer,
        behringer dj mixer, dj table
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, khaled, lessons,
        dj lights, flight case only
      `,
      usedMedianUsd: 130,
      scatter: 0.7,
      variants: [
        {
          name: "Denon Prime or Rane",
          phrases: "prime 4, denon prime, prime go, rane one, rane 72, rane, prime 2",
          factor: 6,
        },
        {
          name: "Mixtrack or Traktor",
          phrases: "mixtrack, traktor, mixtrack platinum, mixtrack pro, s4, s2",
          factor: 1.1,
        },
        { name: "Party Mix or DJ2GO", phrases: "party mix, dj2go, dj 2 go", factor: 0.45 },
      ],
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "focusrite-scarlett",
      category: "musical-instruments",
      specificity: "line",
      brand: "Focusrite",
      model: "Scarlett or Clarett interface",
      aliases: `
        focusrite scarlett, focusrite scarlett 2i2, scarlett 2i2, scarlett solo,
        focusrite scarlett solo, scarlett 18i20, scarlett 4i4, focusrite clarett, focusrite,
        focusrite 2i2, scarlett 18i8, focusrite scarlett 18i20, focusrite saffire,
        focusrite interface, scarlett 6i6, scarlett 2i4, focusrite 18i20, scarlett 8i6,
        focusrite scarlett 4i4, focusrite scarlett 18i8, focusrite solo, focusrite scarlett 2i4,
        focusrite scarlett 16i16, scarlett 18i16, focusrite scarlett studio
      `,
      excludes: "case only, cover only, manual only, cable only, replacement, box only",
      usedMedianUsd: 90,
      scatter: 0.3,
      variants: [
        { name: "Solo", phrases: "solo, scarlett solo", factor: 0.75 },
        { name: "2i2 4th gen", phrases: "4th gen, gen 4, fourth gen", factor: 1.4 },
        { name: "4i4, 6i6 or 8i6", phrases: "4i4, 6i6, 8i6, 2i4", factor: 1.25 },
        { name: "18i8 or 16i16", phrases: "18i8, 16i16, 18i16", factor: 2.2 },
        { name: "18i20 or Clarett", phrases: "18i20, clarett, scarlett 18i20", factor: 3 },
        { name: "Saffire", phrases: "saffire", factor: 0.7 },
      ],
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-audio-interface",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "audio interface",
      aliases: `
        audio interface, universal audio apollo, apollo twin, m audio interface, presonus audiobox,
        behringer umc, usb audio interface, motu m2, ssl 2, audient id14, universal audio volt,
        apollo solo, behringer umc404hd, presonus studio, motu interface, ua apollo, volt 2,
        tascam interface, rme babyface, universal audio apollo twin, behringer umc22,
        presonus firestudio, m audio m track, recording interface, steinberg ur22, avid mbox,
        digidesign mbox, native instruments komplete audio, tascam us 2x2, motu m4, apollo x4,
        tascam portastudio, universal audio apollo x8, mbox 2, apollo x8, behringer uphoria,
        presonus audiobox usb 96
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, nasa, space,
        firewire only
      `,
      usedMedianUsd: 95,
      scatter: 0.65,
      variants: [
        {
          name: "UA Apollo Solo or Twin",
          phrases: "apollo solo, apollo twin, apollo",
          factor: 4.6,
        },
        {
          name: "UA Apollo x4 or rack",
          phrases: "apollo x4, apollo x6, apollo x8, apollo x8p, apollo 8, apollo x16",
          factor: 12,
        },
        { name: "RME", phrases: "rme, babyface", factor: 5 },
        {
          name: "Behringer or M-Track",
          phrases: "umc22, umc202hd, m track, umc, behringer, audiobox, mbox",
          factor: 0.5,
        },
      ],
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "shure-sm58-sm57",
      category: "musical-instruments",
      specificity: "model",
      brand: "Shure",
      model: "SM58, SM57 or Beta 58",
      aliases: `
        shure sm58, sm58, shure sm57, sm57, shure beta 58, shure beta 58a, shure sm58s, shure pg58,
        shure beta 57, shure beta 52, shure beta 52a, shure pga58, shure microphone, shure mic,
        shure pg48, shure beta 87a
      `,
      excludes: `
        sm7, sm7b, sm7db, mv7, case only, cover only, manual only, cable only, replacement,
        box only, wireless
      `,
      usedMedianUsd: 68,
      scatter: 0.3,
      variants: [
        {
          name: "Beta",
          phrases: "beta 58, beta 58a, beta 57, beta 52, beta 87a, beta 52a, beta 91",
          factor: 1.6,
        },
        { name: "PG or PGA", phrases: "pg58, pga58, pg48, pga48, pg57", factor: 0.5 },
        { name: "vintage Unidyne", phrases: "unidyne, made in usa, unisphere", factor: 1.9 },
      ],
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "shure-sm7b",
      category: "musical-instruments",
      specificity: "model",
      brand: "Shure",
      model: "SM7B, SM7dB or MV7",
      aliases: `
        shure sm7b, sm7b, shure sm7, shure mv7, shure sm7db, sm7db, shure mv7 plus, mv7 microphone,
        shure mv7x, shure mv6, shure mv51
      `,
      excludes: "case only, cover only, manual only, cable only, replacement, box only",
      usedMedianUsd: 285,
      scatter: 0.2,
      variants: [
        { name: "SM7dB", phrases: "sm7db", factor: 1.25 },
        { name: "MV7", phrases: "mv7, mv7x, mv6", factor: 0.52 },
        { name: "MV7+", phrases: "mv7 plus, mv7i", factor: 0.72 },
      ],
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-microphone",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "microphone",
      aliases: `
        microphone, condenser mic, condenser microphone, wireless microphone, blue yeti, rode nt1,
        usb microphone, audio technica at2020, rode microphone, blue snowball, at2020,
        dynamic microphone, wireless mic, wireless microphone system, studio microphone,
        rode podmic, hyperx quadcast, elgato wave, rode nt1a, neumann u87, neumann tlm 103,
        blue yeti microphone, akg c414, electro voice re20, lavalier microphone, rode nt usb,
        akg d112, sennheiser e835, podcast microphone, mxl 990, rode procaster, shotgun mic,
        rode videomic, shure wireless, shure wireless microphone, sennheiser md 421, shure blx,
        audio technica at4040, blue yeti x, sennheiser wireless mic, rode wireless go, neumann,
        re20, blue yeti nano, ribbon microphone, podcast mic, drum mics, drum mic kit,
        fifine microphone, rode wireless go ii, akg p220, sennheiser g4, shure slx, shure glxd,
        shure ulxd, shure qlxd, hyperx quadcast s, yeti microphone, rode wireless pro
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, mic stand,
        headphones, headset, radio shack cable, ronald
      `,
      usedMedianUsd: 60,
      scatter: 0.65,
      variants: [
        { name: "Neumann", phrases: "neumann, tlm 103, tlm 102", factor: 14 },
        { name: "U 87", phrases: "u87, u 87, neumann u87", factor: 32 },
        { name: "RE20, C414 or MD 421", phrases: "re20, re 20, c414, md 421, c 414", factor: 6.5 },
        { name: "RODE NT1", phrases: "nt1, nt1a, nt 1, procaster, podmic", factor: 1.8 },
        {
          name: "wireless pro (Shure, Sennheiser)",
          phrases: "blx, slx, glxd, sennheiser g4, ew g4, g3, rode wireless go ii, wireless pro",
          factor: 3,
        },
        { name: "pro digital wireless", phrases: "ulxd, qlxd, axient", factor: 9 },
        { name: "Blue Snowball or Yeti Nano", phrases: "snowball, nano, fifine", factor: 0.5 },
      ],
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "studio-monitors",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "studio monitor speakers",
      aliases: `
        studio monitors, yamaha hs8, krk rokit, krk rokit 5, yamaha hs5, jbl lsr305, krk rokit 8,
        krk speakers, adam t7v, yamaha hs7, genelec, jbl 305p, presonus eris, adam audio,
        mackie cr3, krk rokit 6, m audio bx5, yamaha ns10, mackie cr4, yamaha hs80m, kali lp 6,
        adam a7x, m audio av40, krk monitors, krk studio monitors, mackie monitors,
        presonus eris e3 5, yamaha hs50m, genelec 8030, focal alpha, m audio bx8, krk rp5, krk vxt,
        mackie hr824, yamaha ns10m, mackie cr5
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, computer monitor,
        baby
      `,
      usedMedianUsd: 210,
      scatter: 0.6,
      variants: [
        { name: "single", phrases: "single, one monitor, 1 speaker", factor: 0.5 },
        {
          name: "small desktop pair",
          phrases: "cr3, cr4, e3 5, av40, eris 3 5, 3 inch, cr5, av 40",
          factor: 0.4,
        },
        { name: "Yamaha HS7 or HS8", phrases: "hs8, hs7, hs80m", factor: 2.2 },
        {
          name: "Genelec, Adam A or Focal",
          phrases: "genelec, a7x, focal, trio, 8030, 8040, a77x",
          factor: 4.2,
        },
        { name: "NS10", phrases: "ns10, ns10m, ns 10", factor: 3.2 },
      ],
      shipPounds: 35,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "powered-pa-speaker",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "PA speaker",
      aliases: `
        pa speaker, powered speaker, jbl eon, pa system, qsc k12, jbl eon 615, mackie thump,
        behringer eurolive, ev zlx, qsc k12 2, bose l1, qsc cp12, bose s1 pro, jbl prx, yamaha dxr,
        peavey pa system, jbl partybox club, dj speakers, jbl eon one, qsc k10, bose l1 compact,
        jbl srx, electro voice zlx, jbl eon 612, jbl eon610, jbl eon 515, mackie srm450, ev everse,
        yamaha stagepas, powered pa speakers, qsc k8, jbl prx 815, behringer b215, jbl eon715,
        jbl eon 712, peavey pr 12, stage monitor, bose s1, mackie srm, bose l1 pro, bose l1 pro8,
        yamaha dbr, fender passport, alto ts, rockville pa, pa subwoofer, electro voice elx,
        peavey pa speakers, qsc speaker, mackie thump 12a, bose l1 model ii, qsc ks118, jbl irx,
        jbl prx 812, alto ts412, ev zlx 12p, ev zlx 15p, bose s1 pro plus, jbl 15 pa speaker,
        turbosound, stage speakers
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, computer, bookshelf,
        stand only, intercom
      `,
      usedMedianUsd: 250,
      scatter: 0.6,
      variants: [
        { name: "pair", phrases: "pair, set of 2, two, 2 speakers, x2", factor: 1.8 },
        {
          name: "QSC K or JBL SRX",
          phrases: "qsc k12, k12 2, qsc k10, k10 2, srx, k12, k10, srx815p, prx 815, prx815",
          factor: 2.1,
        },
        {
          name: "Bose L1",
          phrases: "bose l1, l1 compact, l1 pro, l1 pro8, l1 pro16, l1 pro32, l1 model ii",
          factor: 2.9,
        },
        { name: "Bose S1", phrases: "s1 pro, bose s1, s1 pro plus", factor: 1.5 },
        {
          name: "passive or older",
          phrases: "passive, unpowered, peavey pr, eurolive",
          factor: 0.5,
        },
      ],
      shipPounds: 55,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "mixing-console",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "audio mixer",
      aliases: `
        audio mixer, mixing board, behringer mixer, mackie mixer, behringer x32, yamaha mixer,
        mixing console, behringer xenyx, yamaha mg10xu, mackie profx, allen and heath,
        presonus studiolive, soundcraft mixer, behringer xr18, sound board, midas m32, sound mixer,
        rodecaster, rodecaster pro, mackie 1604, peavey mixer, behringer x air, mackie 1202,
        zoom livetrak, allen and heath sq5, rode rodecaster pro, mackie 1402, allen and heath qu 16,
        midas mr18, soundcraft ui24r, behringer xr16, alesis mixer, rodecaster pro ii,
        rodecaster duo, soundcraft ui16, podcast mixer, mackie dl1608, yamaha tf1, yamaha 01v96,
        powered mixer, yamaha powered mixer, peavey powered mixer, goxlr, mackie 1642,
        tc helicon goxlr, behringer wing
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, paint, concrete,
        cake, cocktail
      `,
      usedMedianUsd: 140,
      scatter: 0.75,
      variants: [
        {
          name: "X32, M32 or SQ",
          phrases: "x32, m32, sq5, sq6, studiolive 32, behringer x32, sq 5, midas m32",
          factor: 8,
        },
        {
          name: "XR18, MR18 or Qu",
          phrases: "xr18, mr18, qu 16, ui24r, studiolive, x air, qu16, qu 24, 01v96",
          factor: 3.4,
        },
        {
          name: "RodeCaster",
          phrases: "rodecaster, rodecaster pro, rodecaster duo, goxlr",
          factor: 2.1,
        },
        { name: "small", phrases: "xenyx, mg06, 4 channel, mix5, 802, 1002, 502", factor: 0.5 },
      ],
      shipPounds: 22,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "instrument-stand-case",
      category: "musical-instruments",
      specificity: "type",
      brand: null,
      model: "guitar case, stand or bench",
      aliases: `
        guitar case, guitar hard case, hardshell guitar case, guitar stand, keyboard stand,
        music stand, piano bench, gig bag, gator guitar case, fender guitar case,
        gibson guitar case, guitar gig bag, skb guitar case, guitar hardshell case,
        guitar flight case, mic stand, microphone stand, acoustic guitar case, bass guitar case,
        electric guitar case, violin case, speaker stands pa, drum throne, drum hardware,
        piano stool, gibson case, guitar wall mount, keyboard bench, les paul case, fender case,
        stratocaster case, drum rack, cymbal stand, conductor stand, saxophone case
      `,
      excludes: `
        case only, cover only, manual only, cable only, replacement, box only, with case,
        includes case, guitar with, comes with, and case
      `,
      usedMedianUsd: 45,
      scatter: 0.6,
      variants: [
        {
          name: "hard case",
          phrases: "hard case, hardshell, hard shell, hardshell case, flight case, skb, gator",
          factor: 1.7,
        },
        {
          name: "Gibson or Fender original case",
          phrases: "gibson, fender, tolex, vintage case, brown case",
          factor: 2.4,
        },
        {
          name: "gig bag or stand",
          phrases: "gig bag, guitar stand, music stand, mic stand, wall mount",
          factor: 0.5,
        },
        { name: "piano bench", phrases: "piano bench, adjustable bench", factor: 1.4 },
      ],
      shipPounds: 20,
      feeClass: "most",
      sellsIn: "days",
    },
  ],
};
