import type { GuideSection } from "../entry.ts";

export const electronicsEntertainment: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of US resale prices, not taken from a record of sales",
  entries: [
    {
      id: "sony-playstation-5",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 5",
      aliases: `
        ps5, playstation 5, sony ps5, sony playstation 5, play station 5, ps5 console,
        playstation 5 console, sony playstation 5 console, ps5 disc edition, ps5 disc
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, ps5 game, portal, psvr2, vr2, dualsense edge
      `,
      usedMedianUsd: 350,
      scatter: 0.22,
      variants: [
        { name: "Digital Edition", phrases: "digital, digital edition", factor: 0.87 },
        { name: "two controllers", phrases: "2 controllers, two controllers", factor: 1.1 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-5-slim",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 5 Slim",
      aliases: `
        ps5 slim, playstation 5 slim, sony playstation 5 slim, ps5 slim disc,
        playstation 5 slim disc, ps5 slim console, ps5 slim digital, playstation 5 slim digital
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 390,
      scatter: 0.2,
      variants: [{ name: "Digital Edition", phrases: "digital", factor: 0.87 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-5-pro",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 5 Pro",
      aliases: "ps5 pro, playstation 5 pro, sony playstation 5 pro, ps5 pro console, ps5 pro 2tb",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 630,
      scatter: 0.18,
      newUsd: 749,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-4",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 4",
      aliases: `
        ps4, playstation 4, sony ps4, sony playstation 4, play station 4, ps4 console,
        playstation 4 console, ps4 500gb, ps4 1tb
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, ps4 game
      `,
      usedMedianUsd: 110,
      scatter: 0.27,
      variants: [
        { name: "1 TB", phrases: "1tb", factor: 1.1 },
        { name: "with games", phrases: "with games, bundle, w games", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-4-slim",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 4 Slim",
      aliases: `
        ps4 slim, playstation 4 slim, sony playstation 4 slim, ps4 slim 1tb, ps4 slim 500gb
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 125,
      scatter: 0.25,
      variants: [
        { name: "1 TB", phrases: "1tb", factor: 1.1 },
        { name: "with games", phrases: "with games, bundle", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-4-pro",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 4 Pro",
      aliases: "ps4 pro, playstation 4 pro, sony playstation 4 pro, ps4 pro 1tb",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 155,
      scatter: 0.25,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.2 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 11,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-3",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 3",
      aliases: `
        ps3, playstation 3, sony playstation 3, ps3 console, ps3 slim, ps3 super slim, sony ps3,
        playstation 3 slim
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, ps3 game, ps3 games
      `,
      usedMedianUsd: 75,
      scatter: 0.35,
      variants: [
        { name: "with games", phrases: "with games, bundle, w games", factor: 1.3 },
        {
          name: "backward compatible (CECHA or CECHB)",
          phrases: "cecha01, cecha, cechb, backwards compatible, backward compatible",
          factor: 2.8,
        },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-2",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 2",
      aliases: `
        ps2, playstation 2, sony playstation 2, ps2 console, ps2 slim, ps2 fat, sony ps2,
        playstation 2 slim
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, ps2 game, ps2 games, ps2 mouse, ps2 keyboard, memory card only
      `,
      usedMedianUsd: 80,
      scatter: 0.35,
      variants: [{ name: "with games", phrases: "with games, bundle, w games", factor: 1.35 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-1",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation 1",
      aliases: `
        ps1, playstation 1, psone, ps one, sony playstation 1, original playstation, ps1 console,
        playstation one
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, ps1 game, ps1 games
      `,
      usedMedianUsd: 60,
      scatter: 0.35,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.35 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 7,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-psp",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PSP",
      aliases: `
        psp, sony psp, psp 3000, psp 1000, psp 2000, playstation portable, psp 3001, psp 1001,
        psp go
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, psp game, umd
      `,
      usedMedianUsd: 100,
      scatter: 0.35,
      variants: [
        { name: "PSP Go", phrases: "psp go", factor: 1.3 },
        { name: "3000", phrases: "psp 3000, psp 3001, 3000", factor: 1.15 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-ps-vita",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PS Vita",
      aliases: `
        ps vita, playstation vita, psvita, ps vita slim, sony ps vita, ps vita oled, vita 2000,
        ps vita 1000
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, vita game
      `,
      usedMedianUsd: 165,
      scatter: 0.28,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-portal",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation Portal",
      aliases: `
        playstation portal, ps portal, ps5 portal, sony playstation portal,
        playstation portal remote player
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 140,
      scatter: 0.18,
      newUsd: 199,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-vr2",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation VR2",
      aliases: `
        psvr2, psvr 2, playstation vr2, ps vr2, playstation vr 2, ps5 vr2, ps5 vr, ps5 psvr2
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 230,
      scatter: 0.22,
      newUsd: 399,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-playstation-vr-ps4",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "PlayStation VR (PS4)",
      aliases: `
        psvr, playstation vr, ps4 vr, ps vr, sony playstation vr, playstation vr headset,
        ps4 vr headset
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 75,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 9,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-series-x",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox Series X",
      aliases: `
        xbox series x, xbox series x console, series x xbox, series x console,
        microsoft xbox series x, xbox series x 1tb
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, for xbox series x, xbox series x game
      `,
      usedMedianUsd: 365,
      scatter: 0.2,
      newUsd: 649,
      variants: [
        { name: "2 TB", phrases: "2tb", factor: 1.3 },
        { name: "digital", phrases: "digital, all digital", factor: 0.87 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-series-s",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox Series S",
      aliases: `
        xbox series s, xbox series s console, microsoft xbox series s, xbox series s 512gb,
        xbox series s 1tb, series s xbox
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, xbox series s game
      `,
      usedMedianUsd: 190,
      scatter: 0.2,
      newUsd: 399,
      variants: [{ name: "1 TB", phrases: "1tb", factor: 1.15 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-one-x",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox One X",
      aliases: "xbox one x, microsoft xbox one x, xbox one x 1tb, xbox onex",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 125,
      scatter: 0.25,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 11,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-one-s",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox One S",
      aliases: `
        xbox one s, microsoft xbox one s, xbox one s 1tb, xbox one s 500gb, xbox one s all digital
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 95,
      scatter: 0.27,
      variants: [
        { name: "all digital", phrases: "all digital, digital", factor: 0.8 },
        { name: "with games", phrases: "with games, bundle", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 9,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-one",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox One",
      aliases: "xbox one, microsoft xbox one, xbox one console, xbox 1, xbox one 500gb",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, xbox one game, xbox one games
      `,
      usedMedianUsd: 75,
      scatter: 0.3,
      variants: [
        { name: "with Kinect", phrases: "kinect", factor: 1.1 },
        { name: "with games", phrases: "with games, bundle, w games", factor: 1.25 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-360",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox 360",
      aliases: `
        xbox 360, xbox 360 console, xbox 360 slim, xbox 360 e, microsoft xbox 360, xbox360,
        xbox 360 elite, xbox 360 s
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, xbox 360 game, xbox 360 games, kinect only
      `,
      usedMedianUsd: 60,
      scatter: 0.35,
      variants: [
        { name: "with games", phrases: "with games, bundle, w games", factor: 1.3 },
        { name: "with Kinect", phrases: "kinect", factor: 1.1 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-original-xbox",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "original Xbox",
      aliases: `
        original xbox, og xbox, xbox original, xbox original console, original xbox console,
        xbox classic
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, original xbox game, original xbox games
      `,
      usedMedianUsd: 75,
      scatter: 0.35,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.3 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Microsoft",
      model: "Xbox, model not named",
      aliases: "xbox, xbox console, microsoft xbox, x box",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, game, games, kinect, controller, gift card, game pass, case
      `,
      usedMedianUsd: 100,
      scatter: 0.6,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 14,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-switch",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Switch",
      aliases: `
        nintendo switch, nintendo switch console, nintendo switch v2, switch console,
        nintendo switch v1, nintendo switch with, nintendo switch bundle, nintendo switch gray,
        nintendo switch neon, nintendo switch system
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, luigi, splatoon, just dance, game, cartridge, pro controller, joy con, joycon,
        joycons, case, amiibo, grip, for switch, ring fit, steelbook, dock, charger, sd card
      `,
      usedMedianUsd: 145,
      scatter: 0.25,
      variants: [{ name: "with games", phrases: "with games, bundle, w games", factor: 1.25 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-switch-oled",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Switch OLED",
      aliases: `
        nintendo switch oled, switch oled, oled switch, nintendo switch oled model,
        nintendo switch oled console, nintendo switch oled white
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 195,
      scatter: 0.2,
      variants: [
        { name: "with games", phrases: "with games, bundle", factor: 1.2 },
        {
          name: "special edition",
          phrases: "zelda edition, pokemon edition, splatoon edition",
          factor: 1.12,
        },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-switch-lite",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Switch Lite",
      aliases: `
        nintendo switch lite, switch lite, nintendo switchlite, nintendo switch lite console
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 105,
      scatter: 0.22,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.25 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-switch-2",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Switch 2",
      aliases: `
        nintendo switch 2, switch 2, nintendo switch 2 console, nintendo switch2, switch 2 console,
        nintendo switch 2 bundle, nintendo switch 2 mario kart world
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, luigi, splatoon, just dance, game, cartridge, pro controller, joy con, joycon,
        joycons, case, amiibo, grip, for switch, ring fit, steelbook, charger, sd card, hyrule
      `,
      usedMedianUsd: 385,
      scatter: 0.15,
      newUsd: 449,
      variants: [
        { name: "Mario Kart World bundle", phrases: "mario kart world, bundle", factor: 1.07 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-wii-u",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Wii U",
      aliases: `
        wii u, nintendo wii u, wiiu, nintendo wiiu, wii u console, wii u 32gb,
        nintendo wii u console
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, wii u game, wii u games, wii u pro
      `,
      usedMedianUsd: 120,
      scatter: 0.3,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.25 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 9,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-wii",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Wii",
      aliases: `
        wii, nintendo wii, wii console, nintendo wii console, wii system, nintendo wii bundle,
        wii bundle
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, wii game, wii games, wii remote, wii fit, balance board, nunchuk, wii sports only,
        wiimote, guitar hero, rock band
      `,
      usedMedianUsd: 50,
      scatter: 0.35,
      variants: [{ name: "with games", phrases: "with games, bundle, w games", factor: 1.4 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-gamecube",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "GameCube",
      aliases: `
        gamecube, nintendo gamecube, game cube, gamecube console, nintendo game cube,
        nintendo gamecube console, gamecube system
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, gamecube game, gamecube games, gamecube controller, memory card, wavebird
      `,
      usedMedianUsd: 95,
      scatter: 0.3,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.4 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 9,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-nintendo-64",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Nintendo 64",
      aliases: `
        nintendo 64, n64, nintendo64, n64 console, nintendo 64 console, nintendo n64,
        nintendo 64 system
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, n64 game, n64 games, n64 controller, cartridge, expansion pak, nintendo 64 game,
        nintendo 64 games, transfer pak
      `,
      usedMedianUsd: 95,
      scatter: 0.3,
      variants: [
        { name: "with games", phrases: "with games, bundle, w games", factor: 1.4 },
        {
          name: "colored",
          phrases: "jungle green, ice blue, grape, fire orange, atomic purple, watermelon",
          factor: 1.4,
        },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-super-nintendo",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Super Nintendo",
      aliases: `
        super nintendo, snes, super nes, snes console, super nintendo console,
        super nintendo system
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, snes game, snes games, snes controller, cartridge, super nintendo game,
        super nintendo games
      `,
      usedMedianUsd: 100,
      scatter: 0.3,
      variants: [
        { name: "with games", phrases: "with games, bundle", factor: 1.35 },
        { name: "Classic mini", phrases: "classic edition, snes classic, mini", factor: 1.1 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 7,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-nes",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "NES",
      aliases: `
        nintendo nes, nes, nes console, nintendo entertainment system, original nintendo,
        nes system, nes nintendo, nintendo nes console
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, nes game, nes games, cartridge, zapper only, nes classic
      `,
      usedMedianUsd: 95,
      scatter: 0.35,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.4 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 9,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-nes-or-snes-classic-edition",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "NES or SNES Classic Edition",
      aliases: `
        nes classic, snes classic, nes classic edition, snes classic edition,
        super nintendo classic, nintendo nes classic, nintendo classic mini,
        super nes classic edition
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, reproduction, clone
      `,
      usedMedianUsd: 120,
      scatter: 0.3,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-3ds-xl",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "3DS XL",
      aliases: "nintendo 3ds xl, 3ds xl, nintendo 3dsxl, 3dsxl",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, charger, case
      `,
      usedMedianUsd: 185,
      scatter: 0.28,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-new-3ds-xl",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "New 3DS XL",
      aliases: "new 3ds xl, new nintendo 3ds xl, new nintendo 3ds, n3dsxl, nintendo new 3ds xl",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, charger
      `,
      usedMedianUsd: 270,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-3ds",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "3DS",
      aliases: "nintendo 3ds, 3ds, 3ds console, nintendo 3ds console",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, charger, 3ds game, 3ds games, animal crossing, game
      `,
      usedMedianUsd: 140,
      scatter: 0.3,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-2ds-or-new-2ds-xl",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "2DS or New 2DS XL",
      aliases: "nintendo 2ds, 2ds, nintendo 2ds xl, 2ds xl, new 2ds xl, new nintendo 2ds xl",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 105,
      scatter: 0.3,
      variants: [{ name: "New 2DS XL", phrases: "2ds xl", factor: 1.65 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-dsi-or-dsi-xl",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "DSi or DSi XL",
      aliases: "nintendo dsi, dsi xl, nintendo dsi xl, dsi",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, game, charger
      `,
      usedMedianUsd: 75,
      scatter: 0.3,
      variants: [{ name: "XL", phrases: "xl", factor: 1.2 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-ds-or-ds-lite",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "DS or DS Lite",
      aliases: "nintendo ds, ds lite, nintendo ds lite, nintendo ds console, original nintendo ds",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, nintendo ds game, ds games, nintendo ds games, game, charger
      `,
      usedMedianUsd: 65,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-game-boy-advance-sp",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Game Boy Advance SP",
      aliases: `
        gameboy advance sp, game boy advance sp, gba sp, nintendo gameboy advance sp, gameboy sp
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, shell
      `,
      usedMedianUsd: 100,
      scatter: 0.3,
      variants: [{ name: "brighter AGS-101", phrases: "ags 101, 101", factor: 1.5 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-game-boy-advance",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Game Boy Advance",
      aliases: `
        gameboy advance, game boy advance, nintendo gameboy advance, gba console,
        nintendo game boy advance, gba
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, gba game, gba games, cartridge, game boy advance game, gameboy advance game,
        gameboy advance games
      `,
      usedMedianUsd: 70,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-game-boy-color",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Game Boy Color",
      aliases: `
        gameboy color, game boy color, nintendo gameboy color, gbc, nintendo game boy color
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, gbc game, cartridge, game boy color games, shell
      `,
      usedMedianUsd: 80,
      scatter: 0.3,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-game-boy-original-or-pocket",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Game Boy (original or Pocket)",
      aliases: `
        gameboy, game boy, nintendo gameboy, original gameboy, gameboy pocket, game boy pocket,
        nintendo game boy, gameboy original
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, game boy game, gameboy game, gameboy games, game boy games, cartridge, player,
        camera
      `,
      usedMedianUsd: 70,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sega-genesis",
      category: "electronics",
      specificity: "model",
      brand: "Sega",
      model: "Genesis",
      aliases: `
        sega genesis, sega genesis console, genesis console, sega genesis model 2,
        sega genesis model 1, sega mega drive
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, sega genesis game, sega genesis games, cartridge
      `,
      usedMedianUsd: 60,
      scatter: 0.35,
      variants: [
        { name: "with games", phrases: "with games, bundle", factor: 1.35 },
        { name: "with Sega CD", phrases: "sega cd", factor: 2.6 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 7,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sega-dreamcast",
      category: "electronics",
      specificity: "model",
      brand: "Sega",
      model: "Dreamcast",
      aliases: "sega dreamcast, dreamcast, dreamcast console, sega dreamcast console",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, dreamcast game, dreamcast games, vmu only
      `,
      usedMedianUsd: 105,
      scatter: 0.3,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.35 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sega-saturn",
      category: "electronics",
      specificity: "model",
      brand: "Sega",
      model: "Saturn",
      aliases: "sega saturn, sega saturn console",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, saturn game, sega saturn game
      `,
      usedMedianUsd: 125,
      scatter: 0.3,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sega-game-gear",
      category: "electronics",
      specificity: "model",
      brand: "Sega",
      model: "Game Gear",
      aliases: "sega game gear, game gear",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, game gear game, game gear games
      `,
      usedMedianUsd: 70,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "atari-2600",
      category: "electronics",
      specificity: "line",
      brand: "Atari",
      model: "2600",
      aliases: "atari 2600, atari 2600 console, atari console, atari vcs, atari 7800, atari 5200",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, atari 2600 game, atari 2600 games, cartridge, flashback
      `,
      usedMedianUsd: 85,
      scatter: 0.4,
      variants: [{ name: "with games", phrases: "with games, bundle", factor: 1.3 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "valve-steam-deck-lcd",
      category: "electronics",
      specificity: "model",
      brand: "Valve",
      model: "Steam Deck LCD",
      aliases: `
        steam deck, valve steam deck, steam deck 512gb, steam deck 64gb, steam deck 256gb,
        steam deck lcd, steamdeck
      `,
      excludes: `
        oled, power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, dock, stream deck
      `,
      usedMedianUsd: 265,
      scatter: 0.22,
      variants: [
        { name: "256 GB", phrases: "256gb", factor: 1.1 },
        { name: "512 GB", phrases: "512gb", factor: 1.2 },
        { name: "1 TB", phrases: "1tb", factor: 1.35 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "valve-steam-deck-oled",
      category: "electronics",
      specificity: "model",
      brand: "Valve",
      model: "Steam Deck OLED",
      aliases: `
        steam deck oled, valve steam deck oled, steam deck oled 512gb, steam deck oled 1tb,
        steam deck 512gb oled, steam deck 1tb oled, steamdeck oled, steam deck 512 oled
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 430,
      scatter: 0.18,
      variants: [{ name: "1 TB", phrases: "1tb", factor: 1.18 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "asus-rog-ally",
      category: "electronics",
      specificity: "line",
      brand: "ASUS",
      model: "ROG Ally",
      aliases: `
        rog ally, asus rog ally, rog ally z1 extreme, asus rog ally z1, rog ally x, asus rog ally x,
        rog xbox ally, rog xbox ally x
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 330,
      scatter: 0.35,
      variants: [
        { name: "Ally X", phrases: "ally x", factor: 1.5 },
        { name: "Xbox Ally X", phrases: "xbox ally x", factor: 1.5 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "lenovo-legion-go",
      category: "electronics",
      specificity: "line",
      brand: "Lenovo",
      model: "Legion Go",
      aliases: "legion go, lenovo legion go, legion go s, lenovo legion go s",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 380,
      scatter: 0.35,
      variants: [{ name: "Legion Go 2", phrases: "legion go 2", factor: 2 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "meta-quest-3",
      category: "electronics",
      specificity: "model",
      brand: "Meta",
      model: "Quest 3",
      aliases: `
        meta quest 3, quest 3, oculus quest 3, meta oculus quest 3, quest 3 512gb, quest 3 128gb
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, head strap, elite strap, quest 3s, face cover
      `,
      usedMedianUsd: 310,
      scatter: 0.2,
      newUsd: 499,
      variants: [{ name: "512 GB", phrases: "512gb", factor: 1.12 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "meta-quest-3s",
      category: "electronics",
      specificity: "model",
      brand: "Meta",
      model: "Quest 3S",
      aliases: "meta quest 3s, quest 3s, oculus quest 3s, meta quest 3s 128gb",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, head strap, elite strap
      `,
      usedMedianUsd: 205,
      scatter: 0.18,
      newUsd: 299,
      variants: [{ name: "256 GB", phrases: "256gb", factor: 1.15 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "meta-quest-2",
      category: "electronics",
      specificity: "model",
      brand: "Meta",
      model: "Quest 2",
      aliases: "meta quest 2, quest 2, oculus quest 2, oculus quest two, meta oculus quest 2",
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox, head strap, elite strap, face cover, link cable
      `,
      usedMedianUsd: 95,
      scatter: 0.25,
      variants: [
        { name: "128 GB", phrases: "128gb", factor: 1.05 },
        { name: "256 GB", phrases: "256gb", factor: 1.15 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "meta-oculus-headset-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Meta",
      model: "Oculus headset, model not named",
      aliases: `
        oculus, oculus quest, oculus vr, vr headset, meta quest, meta quest vr, oculus vr headset,
        meta quest pro, vr goggles
      `,
      excludes: `
        power cord only, controller only, case only, box only, empty box, skin, faceplate,
        stand for, charging dock, for nintendo, game only, screen protector, joy con only,
        repair service, dock only, steering wheel, console shell, games only, for ps5, for ps4,
        for xbox
      `,
      usedMedianUsd: 85,
      scatter: 0.6,
      variants: [
        { name: "HTC Vive or Valve Index", phrases: "htc vive, valve index", factor: 1.8 },
        { name: "Quest Pro", phrases: "quest pro", factor: 3.5 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "valve-index-vr-kit",
      category: "electronics",
      specificity: "model",
      brand: "Valve",
      model: "Index VR kit",
      aliases: "valve index, valve index vr, valve index full kit, valve index headset",
      usedMedianUsd: 380,
      scatter: 0.3,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-vision-pro",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "Vision Pro",
      aliases: "apple vision pro, vision pro, apple vision pro 256gb",
      excludes: "head strap, light seal, travel case",
      usedMedianUsd: 1550,
      scatter: 0.25,
      variants: [
        { name: "512 GB", phrases: "512gb", factor: 1.05 },
        { name: "1 TB", phrases: "1tb", factor: 1.1 },
        { name: "M5", phrases: "m5", factor: 1.45 },
      ],
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-arcade-cabinet-home",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "arcade cabinet, home",
      aliases: `
        arcade1up, arcade 1up, arcade1up cabinet, arcade machine, home arcade, arcade cabinet,
        arcade game machine, arcade 1 up
      `,
      usedMedianUsd: 170,
      scatter: 0.65,
      variants: [
        {
          name: "full-size coin-operated",
          phrases: "coin op, full size, multicade, original arcade",
          factor: 4,
        },
      ],
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-video-games-lot",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "video games (lot)",
      aliases: `
        video game, video game lot, video games lot, video game bundle, lot of video games,
        game lot
      `,
      excludes: "chair, console, shelf, rug, poster, shirt",
      usedMedianUsd: 35,
      scatter: 0.85,
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "sony-dualsense-controller-ps5",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "DualSense controller (PS5)",
      aliases: `
        dualsense, ps5 controller, dualsense controller, playstation 5 controller, ps5 dualsense,
        sony dualsense, dual sense, ps5 remote, ps5 dualsense controller
      `,
      excludes: "console, charging station, charger for",
      usedMedianUsd: 42,
      scatter: 0.22,
      newUsd: 75,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-dualsense-edge-controller",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "DualSense Edge controller",
      aliases: "dualsense edge, ps5 dualsense edge, dualsense edge controller, dual sense edge",
      usedMedianUsd: 125,
      scatter: 0.2,
      newUsd: 199,
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-dualshock-4-controller",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "DualShock 4 controller",
      aliases: `
        dualshock 4, ps4 controller, playstation 4 controller, dualshock, dual shock 4,
        ps4 dualshock 4, ps4 dualshock
      `,
      excludes: "console, charging station",
      usedMedianUsd: 28,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-dualshock-2-or-3-controller",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "DualShock 2 or 3 controller",
      aliases: `
        ps3 controller, ps2 controller, dualshock 2, dualshock 3, playstation 2 controller,
        playstation 3 controller, ps1 controller
      `,
      excludes: "console",
      usedMedianUsd: 22,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-wireless-controller",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox wireless controller",
      aliases: `
        xbox controller, xbox one controller, xbox series x controller, xbox wireless controller,
        xbox series controller, xbox one wireless controller, xbox series s controller, xbox remote
      `,
      excludes: "console, charging station, battery pack only",
      usedMedianUsd: 32,
      scatter: 0.27,
      newUsd: 65,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-elite-controller-series-2",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox Elite controller Series 2",
      aliases: `
        xbox elite controller, xbox elite series 2, elite controller series 2, xbox elite 2,
        xbox elite series 2 controller, xbox elite wireless controller series 2, elite series 2
      `,
      usedMedianUsd: 75,
      scatter: 0.28,
      variants: [
        { name: "Core", phrases: "core", factor: 0.85 },
        { name: "Series 1", phrases: "series 1", factor: 0.55 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "microsoft-xbox-360-controller",
      category: "electronics",
      specificity: "model",
      brand: "Microsoft",
      model: "Xbox 360 controller",
      aliases: "xbox 360 controller, xbox 360 wireless controller",
      excludes: "console",
      usedMedianUsd: 22,
      scatter: 0.3,
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-switch-pro-controller",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Switch Pro Controller",
      aliases: `
        switch pro controller, nintendo switch pro controller, nintendo pro controller,
        pro controller nintendo, switch 2 pro controller, nintendo switch 2 pro controller
      `,
      usedMedianUsd: 42,
      scatter: 0.25,
      variants: [{ name: "Switch 2", phrases: "switch 2", factor: 1.5 }],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-joy-con-pair",
      category: "electronics",
      specificity: "model",
      brand: "Nintendo",
      model: "Joy-Con pair",
      aliases: `
        joy con, joycon, joy cons, joycons, nintendo joy con, nintendo switch joy con,
        switch joycon, nintendo switch joycon, nintendo switch joy cons,
        nintendo switch joy con pair
      `,
      excludes: "console, with dock",
      usedMedianUsd: 40,
      scatter: 0.3,
      variants: [
        { name: "single", phrases: "single, left only, right only", factor: 0.5 },
        { name: "Switch 2", phrases: "switch 2", factor: 1.6 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.55 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-gamecube-or-n64-controller",
      category: "electronics",
      specificity: "line",
      brand: "Nintendo",
      model: "GameCube or N64 controller",
      aliases: `
        gamecube controller, n64 controller, nintendo 64 controller, nintendo gamecube controller,
        gamecube wavebird, wavebird, snes controller, nes controller, super nintendo controller
      `,
      excludes: "console",
      usedMedianUsd: 27,
      scatter: 0.45,
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nintendo-wii-remote-or-balance-board",
      category: "electronics",
      specificity: "line",
      brand: "Nintendo",
      model: "Wii remote or Balance Board",
      aliases: `
        wii remote, wii balance board, wiimote, wii remotes, wii fit board, wii fit balance board,
        wii controller, wii fit
      `,
      excludes: "console",
      usedMedianUsd: 18,
      scatter: 0.5,
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "logitech-g29-or-g920-racing-wheel",
      category: "electronics",
      specificity: "line",
      brand: "Logitech",
      model: "G29 or G920 racing wheel",
      aliases: `
        logitech g29, logitech g920, g29, g920, logitech g923, g923, g27, logitech g27,
        logitech racing wheel, logitech g29 steering wheel, racing wheel, thrustmaster t300,
        thrustmaster wheel, sim racing wheel, gaming steering wheel
      `,
      excludes: "complete rig",
      usedMedianUsd: 140,
      scatter: 0.4,
      variants: [
        { name: "G923", phrases: "g923", factor: 1.25 },
        { name: "with shifter", phrases: "shifter", factor: 1.2 },
        { name: "Thrustmaster T300", phrases: "t300", factor: 1.2 },
      ],
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-gaming-headset",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "gaming headset",
      aliases: `
        gaming headset, ps5 headset, xbox headset, turtle beach, astro a50, astro a40, hyperx cloud,
        steelseries arctis, razer kraken, logitech g pro x headset, ps4 headset,
        turtle beach stealth, steelseries arctis nova, razer blackshark, arctis nova pro,
        hyperx cloud 2, corsair void, pulse 3d, sony pulse 3d, astro a10, turtle beach headset,
        logitech g733
      `,
      excludes: "console",
      usedMedianUsd: 38,
      scatter: 0.55,
      variants: [
        { name: "Arctis Nova Pro Wireless", phrases: "nova pro", factor: 3.8 },
        { name: "Astro A50", phrases: "a50", factor: 2.3 },
        { name: "Astro A40", phrases: "a40", factor: 1.3 },
      ],
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-pro-3",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods Pro 3",
      aliases: `
        airpods pro 3, airpod pro 3, airpods pro 3rd gen, airpods pro 3rd generation,
        airpods pro gen 3
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 165,
      scatter: 0.18,
      newUsd: 249,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-pro-2",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods Pro 2",
      aliases: `
        airpods pro 2, airpod pro 2, airpods pro 2nd gen, airpods pro 2nd generation,
        airpods pro gen 2, airpod pro 2nd generation
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 100,
      scatter: 0.25,
      variants: [{ name: "USB-C", phrases: "usb c, usbc, type c", factor: 1.1 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-pro",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods Pro",
      aliases: `
        airpods pro, airpod pro, apple airpods pro, apple airpod pro, airpods pro 1st gen,
        airpods pro 1st generation, air pods pro
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 65,
      scatter: 0.35,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-4",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods 4",
      aliases: "airpods 4, airpods 4th gen, airpods 4th generation, airpod 4, apple airpods 4",
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 75,
      scatter: 0.22,
      newUsd: 129,
      variants: [
        {
          name: "noise cancelling",
          phrases: "anc, noise cancelling, noise canceling, noise cancellation",
          factor: 1.3,
        },
      ],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-3",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods 3",
      aliases: `
        airpods 3, airpods 3rd gen, airpods 3rd generation, airpods gen 3, airpod 3rd generation,
        apple airpods 3rd generation
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 58,
      scatter: 0.25,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-1st-or-2nd-gen",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods (1st or 2nd gen)",
      aliases: `
        airpods, apple airpods, airpod, airpods 2, airpods 2nd gen, airpods 2nd generation,
        airpods 1st gen, air pods, airpods gen 2, apple airpods 2nd generation
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 42,
      scatter: 0.35,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-airpods-max",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "AirPods Max",
      aliases: `
        airpods max, airpod max, apple airpods max, air pods max, airpods max usb c,
        airpods max lightning
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 255,
      scatter: 0.28,
      newUsd: 549,
      variants: [{ name: "USB-C", phrases: "usb c, usbc, 2024", factor: 1.3 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-wh-1000xm4",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "WH-1000XM4",
      aliases: `
        wh 1000xm4, 1000xm4, sony xm4, wh1000xm4, sony wh 1000xm4, sony wh1000xm4, sony 1000xm4,
        sony headphones xm4
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, wf 1000xm4
      `,
      usedMedianUsd: 125,
      scatter: 0.25,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-wh-1000xm5",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "WH-1000XM5",
      aliases: `
        wh 1000xm5, 1000xm5, sony xm5, wh1000xm5, sony wh 1000xm5, sony wh1000xm5, sony 1000xm5
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, wf 1000xm5
      `,
      usedMedianUsd: 165,
      scatter: 0.22,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-wh-1000xm6",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "WH-1000XM6",
      aliases: "wh 1000xm6, 1000xm6, sony xm6, wh1000xm6, sony wh 1000xm6, sony wh1000xm6",
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, wf 1000xm6
      `,
      usedMedianUsd: 290,
      scatter: 0.18,
      newUsd: 449,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-wh-1000xm3",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "WH-1000XM3",
      aliases: "wh 1000xm3, 1000xm3, sony xm3, wh1000xm3, sony wh 1000xm3",
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, wf 1000xm3
      `,
      usedMedianUsd: 80,
      scatter: 0.27,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-wf-1000xm-earbuds",
      category: "electronics",
      specificity: "line",
      brand: "Sony",
      model: "WF-1000XM earbuds",
      aliases: `
        wf 1000xm4, wf 1000xm5, wf1000xm4, wf1000xm5, sony wf 1000xm4, sony wf 1000xm5, wf 1000xm3
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 80,
      scatter: 0.35,
      variants: [{ name: "XM5", phrases: "1000xm5, wf1000xm5", factor: 1.35 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-headphones-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Sony",
      model: "headphones, model not named",
      aliases: `
        sony headphones, sony wireless headphones, sony mdr, sony mdr 7506, mdr 7506,
        sony noise cancelling headphones, sony wh ch720n, wh ch720n, sony bluetooth headphones
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 50,
      scatter: 0.5,
      variants: [{ name: "MDR-7506", phrases: "7506", factor: 1.2 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-quietcomfort-45",
      category: "electronics",
      specificity: "model",
      brand: "Bose",
      model: "QuietComfort 45",
      aliases: "bose qc45, quietcomfort 45, bose quietcomfort 45, qc45, bose qc 45, qc 45",
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 115,
      scatter: 0.25,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-quietcomfort-35",
      category: "electronics",
      specificity: "model",
      brand: "Bose",
      model: "QuietComfort 35",
      aliases: `
        bose qc35, quietcomfort 35, bose quietcomfort 35, qc35, bose qc35 ii, bose qc 35, qc35 ii,
        quietcomfort 35 ii, qc 35 ii, bose quietcomfort 35 ii
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 85,
      scatter: 0.3,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-quietcomfort-ultra-headphones",
      category: "electronics",
      specificity: "model",
      brand: "Bose",
      model: "QuietComfort Ultra headphones",
      aliases: `
        bose quietcomfort ultra, quietcomfort ultra, bose qc ultra,
        bose quietcomfort ultra headphones, qc ultra
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, earbuds
      `,
      usedMedianUsd: 210,
      scatter: 0.25,
      variants: [{ name: "2nd gen", phrases: "2nd gen, gen 2", factor: 1.3 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-noise-cancelling-700",
      category: "electronics",
      specificity: "model",
      brand: "Bose",
      model: "Noise Cancelling 700",
      aliases: `
        bose 700, bose nc 700, bose noise cancelling headphones 700, bose nc700,
        bose headphones 700
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, soundbar,
        sound bar
      `,
      usedMedianUsd: 120,
      scatter: 0.25,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-headphones-or-earbuds-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Bose",
      model: "headphones or earbuds, model not named",
      aliases: `
        bose headphones, bose quietcomfort, bose earbuds, bose noise cancelling headphones,
        bose soundsport, bose quietcomfort earbuds, bose wireless headphones, bose qc earbuds
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 70,
      scatter: 0.5,
      variants: [
        {
          name: "older QC15 or QC25",
          phrases: "qc15, qc25, quietcomfort 25, quietcomfort 15",
          factor: 0.65,
        },
      ],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "beats-studio3-or-studio-pro",
      category: "electronics",
      specificity: "line",
      brand: "Beats",
      model: "Studio3 or Studio Pro",
      aliases: `
        beats studio 3, beats studio3, beats studio pro, studio 3 beats, beats studio 3 wireless,
        beats studio
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 85,
      scatter: 0.35,
      variants: [{ name: "Studio Pro", phrases: "studio pro", factor: 1.35 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "beats-solo3-or-solo-4",
      category: "electronics",
      specificity: "line",
      brand: "Beats",
      model: "Solo3 or Solo 4",
      aliases: `
        beats solo 3, beats solo3, beats solo, beats solo 4, beats solo pro, beats solo 3 wireless
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 62,
      scatter: 0.35,
      variants: [
        { name: "Solo 4", phrases: "solo 4", factor: 1.5 },
        { name: "Solo 2", phrases: "solo 2", factor: 0.6 },
      ],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "beats-earbuds",
      category: "electronics",
      specificity: "line",
      brand: "Beats",
      model: "earbuds",
      aliases: `
        powerbeats, powerbeats pro, beats fit pro, beats studio buds, beats flex, powerbeats pro 2,
        beats studio buds plus, beats earbuds, power beats pro
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 60,
      scatter: 0.4,
      variants: [{ name: "Powerbeats Pro 2", phrases: "pro 2", factor: 2.2 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "beats-headphones-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Beats",
      model: "headphones, model not named",
      aliases: `
        beats headphones, beats by dre, beats, dr dre beats, beats wireless, beats by dr dre,
        beats executive, beats mixr
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, pill, music,
        monitor beats
      `,
      usedMedianUsd: 50,
      scatter: 0.5,
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "samsung-galaxy-buds",
      category: "electronics",
      specificity: "line",
      brand: "Samsung",
      model: "Galaxy Buds",
      aliases: `
        galaxy buds, samsung galaxy buds, samsung buds, galaxy buds pro, galaxy buds 2,
        galaxy buds 2 pro, galaxy buds live, galaxy buds 3 pro, galaxy buds 3, galaxy buds fe,
        samsung galaxy buds 2 pro, samsung galaxy buds 2, samsung galaxy buds 3 pro
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 48,
      scatter: 0.4,
      variants: [
        { name: "Buds 3 Pro", phrases: "3 pro", factor: 2.1 },
        { name: "Buds 2 Pro", phrases: "2 pro", factor: 1.35 },
      ],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sennheiser-headphones",
      category: "electronics",
      specificity: "line",
      brand: "Sennheiser",
      model: "headphones",
      aliases: `
        sennheiser, sennheiser hd 600, sennheiser hd 650, hd 6xx, sennheiser hd 6xx,
        sennheiser momentum, sennheiser momentum 4, hd600, hd650, hd 800, sennheiser hd 560s,
        sennheiser headphones, hd 800s, sennheiser hd 800 s
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips, microphone,
        wireless mic, lavalier, ew 100, mic
      `,
      usedMedianUsd: 125,
      scatter: 0.55,
      variants: [{ name: "HD 800", phrases: "hd 800, hd800, hd 800s, hd800s", factor: 5 }],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-headphones",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "headphones",
      aliases: `
        headphones, wireless headphones, bluetooth headphones, noise cancelling headphones,
        over ear headphones, audio technica ath m50x, ath m50x, jbl headphones, skullcandy,
        beyerdynamic, akg headphones, skullcandy headphones, soundcore headphones, jabra, headset
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 32,
      scatter: 0.75,
      variants: [
        { name: "ATH-M50x", phrases: "m50x", factor: 2.6 },
        { name: "Beyerdynamic", phrases: "beyerdynamic", factor: 3 },
      ],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-earbuds",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "earbuds",
      aliases: `
        earbuds, wireless earbuds, bluetooth earbuds, ear buds, earphones, jbl earbuds, pixel buds,
        jabra elite, raycon, soundcore earbuds, pixel buds pro, true wireless earbuds,
        google pixel buds, shokz, aftershokz, shokz openrun
      `,
      excludes: `
        case only, ear tips, left only, right only, left ear, right ear, charging case only,
        replacement, ear pads, case for, cover, left airpod, right airpod, foam tips
      `,
      usedMedianUsd: 28,
      scatter: 0.7,
      variants: [
        { name: "Shokz", phrases: "shokz, aftershokz", factor: 1.9 },
        { name: "Pixel Buds Pro 2", phrases: "buds pro 2", factor: 3.3 },
      ],
      conditionFactors: { new: 1.35, parts: 0.25 },
      shipPounds: 0.5,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "jbl-flip",
      category: "electronics",
      specificity: "line",
      brand: "JBL",
      model: "Flip",
      aliases: "jbl flip, jbl flip 5, jbl flip 6, jbl flip 4, jbl flip 7",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 58,
      scatter: 0.35,
      variants: [
        { name: "Flip 7", phrases: "flip 7", factor: 1.5 },
        { name: "Flip 4 or older", phrases: "flip 4, flip 3", factor: 0.65 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "jbl-charge",
      category: "electronics",
      specificity: "line",
      brand: "JBL",
      model: "Charge",
      aliases: "jbl charge, jbl charge 5, jbl charge 4, jbl charge 3, jbl charge 6",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 85,
      scatter: 0.35,
      variants: [
        { name: "Charge 6", phrases: "charge 6", factor: 1.4 },
        { name: "Charge 4 or 3", phrases: "charge 4, charge 3", factor: 0.75 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "jbl-xtreme",
      category: "electronics",
      specificity: "line",
      brand: "JBL",
      model: "Xtreme",
      aliases: "jbl xtreme, jbl xtreme 3, jbl xtreme 2, jbl extreme, jbl xtreme 4",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 130,
      scatter: 0.35,
      variants: [{ name: "4", phrases: "xtreme 4", factor: 1.5 }],
      conditionFactors: { parts: 0.3 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "jbl-boombox",
      category: "electronics",
      specificity: "line",
      brand: "JBL",
      model: "Boombox",
      aliases: "jbl boombox, jbl boombox 2, jbl boombox 3, jbl boom box",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 210,
      scatter: 0.35,
      variants: [
        { name: "3", phrases: "boombox 3", factor: 1.3 },
        { name: "4", phrases: "boombox 4", factor: 1.8 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "jbl-partybox",
      category: "electronics",
      specificity: "line",
      brand: "JBL",
      model: "PartyBox",
      aliases: `
        jbl partybox, partybox 310, jbl partybox 310, partybox 110, jbl party box, jbl partybox 110,
        partybox 100, jbl partybox 1000, jbl partybox 710, jbl partybox 300, jbl partybox 100
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 240,
      scatter: 0.45,
      variants: [
        { name: "310", phrases: "310", factor: 1.3 },
        { name: "710 or larger", phrases: "710, 1000, ultimate", factor: 2.1 },
        { name: "Encore or On-The-Go", phrases: "encore, on the go", factor: 0.7 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "jbl-speaker-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "JBL",
      model: "speaker, model not named",
      aliases: `
        jbl speaker, jbl bluetooth speaker, jbl clip, jbl go, jbl speakers, jbl portable speaker,
        jbl pulse, jbl go 3, jbl clip 4
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille, monitor, eon, prx, car, subwoofer
      `,
      usedMedianUsd: 55,
      scatter: 0.6,
      variants: [{ name: "Clip or Go", phrases: "clip, jbl go", factor: 0.5 }],
      conditionFactors: { parts: 0.3 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-soundlink-speaker",
      category: "electronics",
      specificity: "line",
      brand: "Bose",
      model: "SoundLink speaker",
      aliases: `
        bose soundlink, soundlink mini, bose soundlink mini, bose soundlink revolve,
        bose soundlink flex, bose soundlink color, bose bluetooth speaker, soundlink revolve,
        bose soundlink micro, bose soundlink max, bose portable speaker, bose soundlink mini ii
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 75,
      scatter: 0.45,
      variants: [
        { name: "Revolve Plus", phrases: "revolve plus", factor: 1.6 },
        { name: "Max", phrases: "soundlink max", factor: 2.8 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-wave-radio-or-music-system",
      category: "electronics",
      specificity: "line",
      brand: "Bose",
      model: "Wave radio or music system",
      aliases: `
        bose wave, bose wave radio, bose wave music system, bose wave system, wave music system,
        bose wave radio cd, bose acoustic wave
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 95,
      scatter: 0.45,
      variants: [
        { name: "Wave IV or SoundTouch", phrases: "wave iv, soundtouch", factor: 1.8 },
        { name: "radio without CD", phrases: "radio only, no cd", factor: 0.6 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-home-theater-or-shelf-speakers",
      category: "electronics",
      specificity: "line",
      brand: "Bose",
      model: "home theater or shelf speakers",
      aliases: `
        bose acoustimass, bose lifestyle, bose 301, bose 901, bose speakers, bose surround sound,
        bose cinemate, bose home theater, bose 201, bose acoustimass 10, bose home theater system,
        bose 501, bose companion, bose soundtouch, bose companion 2
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 95,
      scatter: 0.6,
      variants: [
        { name: "901", phrases: "901", factor: 3 },
        { name: "Companion", phrases: "companion", factor: 0.7 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "bose-soundbar",
      category: "electronics",
      specificity: "line",
      brand: "Bose",
      model: "soundbar",
      aliases: `
        bose soundbar, bose solo, bose soundbar 700, bose solo 5, bose sound bar,
        bose smart soundbar, bose soundbar 900, bose smart soundbar 900, bose tv speaker,
        bose soundbar 500, bose smart ultra soundbar
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 150,
      scatter: 0.5,
      variants: [
        { name: "Solo or TV Speaker", phrases: "solo, tv speaker, solo 5", factor: 0.55 },
        { name: "900 or Ultra", phrases: "900, ultra", factor: 2.2 },
        { name: "700", phrases: "700", factor: 1.6 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 15,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-one",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "One",
      aliases: "sonos one, sonos one sl, sonos one gen 2",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 85,
      scatter: 0.25,
      conditionFactors: { parts: 0.3 },
      variants: [{ name: "pair", phrases: "pair, set of 2", factor: 1.95 }],
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-play-1",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Play:1",
      aliases: "sonos play 1, sonos play1, play 1 sonos",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 52,
      scatter: 0.25,
      conditionFactors: { parts: 0.3 },
      variants: [{ name: "pair", phrases: "pair, set of 2", factor: 1.95 }],
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-play-3",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Play:3",
      aliases: "sonos play 3, sonos play3",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 62,
      scatter: 0.27,
      conditionFactors: { parts: 0.3 },
      variants: [{ name: "pair", phrases: "pair, set of 2", factor: 1.95 }],
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-play-5-or-five",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Play:5 or Five",
      aliases: "sonos play 5, sonos five, sonos play5, sonos play 5 gen 2",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 220,
      scatter: 0.35,
      variants: [
        { name: "Five", phrases: "five", factor: 1.35 },
        { name: "gen 1", phrases: "gen 1, 1st gen", factor: 0.4 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-beam",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Beam",
      aliases: "sonos beam, sonos beam gen 2, sonos beam gen 1, sonos beam soundbar",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 195,
      scatter: 0.27,
      variants: [{ name: "Gen 2", phrases: "gen 2, 2nd gen", factor: 1.3 }],
      conditionFactors: { parts: 0.3 },
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-arc",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Arc",
      aliases: "sonos arc, sonos arc soundbar, sonos arc sl, sonos arc ultra",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 370,
      scatter: 0.27,
      variants: [{ name: "Ultra", phrases: "ultra", factor: 1.8 }],
      conditionFactors: { parts: 0.3 },
      shipPounds: 22,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-playbar-or-playbase",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Playbar or Playbase",
      aliases: "sonos playbar, sonos playbase, sonos play bar",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 150,
      scatter: 0.3,
      conditionFactors: { parts: 0.3 },
      shipPounds: 20,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-sub",
      category: "electronics",
      specificity: "model",
      brand: "Sonos",
      model: "Sub",
      aliases: "sonos sub, sonos subwoofer, sonos sub gen 3, sonos sub mini",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 340,
      scatter: 0.3,
      variants: [
        { name: "Mini", phrases: "mini", factor: 0.7 },
        { name: "Gen 4", phrases: "gen 4", factor: 1.5 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-era-100-or-300",
      category: "electronics",
      specificity: "line",
      brand: "Sonos",
      model: "Era 100 or 300",
      aliases: "sonos era 100, sonos era 300, sonos era, era 100, era 300",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 135,
      scatter: 0.35,
      variants: [{ name: "Era 300", phrases: "era 300", factor: 1.9 }],
      conditionFactors: { parts: 0.3 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-move-or-roam",
      category: "electronics",
      specificity: "line",
      brand: "Sonos",
      model: "Move or Roam",
      aliases: "sonos move, sonos roam, sonos move 2, sonos roam 2, sonos roam sl",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 150,
      scatter: 0.45,
      variants: [
        { name: "Roam", phrases: "roam", factor: 0.6 },
        { name: "Move 2", phrases: "move 2", factor: 1.75 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-amp-or-connect",
      category: "electronics",
      specificity: "line",
      brand: "Sonos",
      model: "Amp or Connect",
      aliases: "sonos amp, sonos connect, sonos port, sonos connect amp",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 230,
      scatter: 0.5,
      variants: [
        { name: "Amp (2018 on)", phrases: "sonos amp", factor: 1.6 },
        { name: "Connect", phrases: "sonos connect", factor: 0.6 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sonos-speaker-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Sonos",
      model: "speaker, model not named",
      aliases: "sonos, sonos speaker, sonos speakers, sonos soundbar, sonos ray, sonos surround",
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille, boost, bridge
      `,
      usedMedianUsd: 130,
      scatter: 0.6,
      conditionFactors: { parts: 0.3 },
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-soundbar",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "soundbar",
      aliases: `
        soundbar, sound bar, samsung soundbar, vizio soundbar, vizio sound bar, lg soundbar,
        sony soundbar, samsung sound bar, tv soundbar, lg sound bar, jbl bar, jbl soundbar,
        yamaha soundbar, sony sound bar, polk soundbar, soundbar with subwoofer,
        soundbar and subwoofer, roku streambar, samsung q990
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 65,
      scatter: 0.7,
      variants: [
        {
          name: "Samsung Q990 or Q950",
          phrases: "q990, q950, q990b, q990c, q990d, q950a",
          factor: 6,
        },
        { name: "Samsung Q800 to Q930", phrases: "q800, q900, q930, q850", factor: 3.2 },
        { name: "with subwoofer", phrases: "subwoofer, sub", factor: 1.3 },
        { name: "Dolby Atmos", phrases: "atmos", factor: 1.5 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-bluetooth-speaker",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "Bluetooth speaker",
      aliases: `
        bluetooth speaker, portable speaker, wireless speaker, ue boom, megaboom,
        ultimate ears boom, anker soundcore speaker, sony bluetooth speaker, marshall speaker,
        ue megaboom, marshall stanmore, party speaker, ue wonderboom, marshall emberton,
        karaoke speaker, marshall acton, ion speaker, sony srs, altec lansing, soundcore
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 40,
      scatter: 0.7,
      variants: [
        { name: "Marshall Stanmore", phrases: "stanmore", factor: 4 },
        { name: "Marshall Acton or Emberton", phrases: "acton, emberton", factor: 2.3 },
        { name: "Megaboom", phrases: "megaboom", factor: 1.9 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-smart-speaker",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "smart speaker",
      aliases: `
        echo dot, amazon echo, amazon echo dot, google home, google nest, google home mini,
        nest mini, homepod, amazon alexa, apple homepod, homepod mini, echo show, google nest hub,
        nest hub, amazon echo show, alexa, smart speaker, echo show 8, apple homepod mini,
        amazon echo show 5, echo studio, google nest mini
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille, thermostat, camera, doorbell, protect
      `,
      usedMedianUsd: 25,
      scatter: 0.65,
      variants: [
        { name: "HomePod", phrases: "homepod, apple homepod", factor: 5.5 },
        { name: "HomePod mini", phrases: "homepod mini", factor: 2.2 },
        { name: "Echo Show", phrases: "echo show, show 8, show 10", factor: 1.9 },
        { name: "Nest Hub", phrases: "nest hub", factor: 1.6 },
        { name: "Echo Studio", phrases: "echo studio", factor: 3 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "klipsch-heresy-forte-la-scala-or-cornwall",
      category: "electronics",
      specificity: "line",
      brand: "Klipsch",
      model: "Heresy, Forte, La Scala or Cornwall",
      aliases: `
        klipsch heresy, klipsch forte, klipsch la scala, klipsch cornwall, klipsch klipschorn,
        klipschorn, klipsch chorus, klipsch heresy iii, klipsch heritage
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 1050,
      scatter: 0.5,
      variants: [
        { name: "Heresy", phrases: "heresy", factor: 0.75 },
        { name: "La Scala or Klipschorn", phrases: "la scala, klipschorn", factor: 1.7 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "klipsch-speakers-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Klipsch",
      model: "speakers, model not named",
      aliases: `
        klipsch, klipsch speakers, klipsch speaker, klipsch tower speakers, klipsch promedia,
        klipsch rp, klipsch reference, klipsch floor speakers, klipsch bookshelf speakers,
        klipsch r 51m, klipsch the fives, klipsch subwoofer
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 170,
      scatter: 0.6,
      variants: [{ name: "ProMedia computer speakers", phrases: "promedia", factor: 0.5 }],
      conditionFactors: { parts: 0.3 },
      shipPounds: 35,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-bookshelf-speakers-pair",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "bookshelf speakers, pair",
      aliases: `
        bookshelf speakers, bookshelf speaker, polk bookshelf speakers, elac debut, edifier,
        edifier speakers, edifier r1280t, kef, wharfedale, b w speakers, bowers wilkins, elac,
        dynaudio
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 100,
      scatter: 0.75,
      variants: [
        { name: "KEF LS50", phrases: "ls50", factor: 5 },
        { name: "Bowers & Wilkins", phrases: "bowers, b w", factor: 3.2 },
        { name: "Edifier", phrases: "edifier", factor: 0.8 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-floor-standing-speakers-pair",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "floor-standing speakers, pair",
      aliases: `
        tower speakers, floor speakers, floor standing speakers, floorstanding speakers,
        polk audio tower speakers, jensen speakers, pioneer speakers, kenwood speakers,
        sansui speakers
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille, car, computer, bluetooth, bookshelf, monitor, ceiling, guitar,
        pa, outdoor, bose, marine, logitech, 6x9, truck, in wall, motorcycle, door
      `,
      usedMedianUsd: 110,
      scatter: 0.85,
      variants: [
        { name: "JBL L100", phrases: "l100", factor: 9 },
        { name: "Cerwin Vega", phrases: "cerwin vega", factor: 1.7 },
        { name: "MartinLogan", phrases: "martin logan, martinlogan", factor: 5 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-subwoofer-home",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "subwoofer, home",
      aliases: `
        subwoofer, powered subwoofer, polk subwoofer, svs subwoofer, home subwoofer, svs sb, svs pb,
        home theater subwoofer, polk audio subwoofer, sub woofer, svs sb 1000, svs sb 2000,
        rel subwoofer, yamaha subwoofer
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille, car, truck, kicker, rockford, amp, enclosure, box, jl audio,
        alpine, ported, soundbar, pioneer, boss, competition, memphis, dual 12
      `,
      usedMedianUsd: 95,
      scatter: 0.7,
      variants: [
        { name: "SVS or REL", phrases: "svs, rel", factor: 4.2 },
        { name: "12 inch or larger", phrases: "12 inch, 15 inch", factor: 1.4 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-computer-speakers",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "computer speakers",
      aliases: `
        computer speakers, pc speakers, logitech speakers, creative pebble, desktop speakers,
        logitech computer speakers, computer speaker
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille
      `,
      usedMedianUsd: 28,
      scatter: 0.65,
      variants: [
        { name: "Logitech Z623", phrases: "z623", factor: 2.6 },
        { name: "Logitech Z906", phrases: "z906", factor: 6 },
      ],
      conditionFactors: { parts: 0.3 },
      shipPounds: 8,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-home-theater-in-a-box",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "home theater in a box",
      aliases: `
        home theater system, surround sound system, surround sound, home theatre system,
        surround sound speakers, home theater, 5 1 surround sound, home theater speakers,
        home theater surround sound, surround system
      `,
      excludes: `
        stand only, wall mount, mount for, case for, cover for, power cord, remote only,
        speaker wire, grill, grille, seating, chairs, projector, seats, recliner, sofa, soundbar
      `,
      usedMedianUsd: 85,
      scatter: 0.75,
      conditionFactors: { parts: 0.3 },
      shipPounds: 35,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-av-or-stereo-receiver",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "AV or stereo receiver",
      aliases: `
        receiver, stereo receiver, av receiver, home theater receiver, sony receiver,
        pioneer receiver, onkyo, denon, surround sound receiver, audio receiver, denon avr s750h,
        kenwood receiver, harman kardon, 5 1 receiver, 7 1 receiver, technics receiver
      `,
      excludes: `
        remote only, manual only, remote for, knob, hitch, satellite, dish, baby, radio control,
        car, dvr, trailer, wireless mic, bluetooth receiver, tube, turntable, cassette deck
      `,
      usedMedianUsd: 90,
      scatter: 0.8,
      variants: [
        {
          name: "8K or recent Denon X or Yamaha RX-A",
          phrases: "8k, x3700h, x3800h, rx a2080, s760h, x2700h, x1700h",
          factor: 3.2,
        },
        { name: "Dolby Atmos", phrases: "atmos", factor: 2.2 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "marantz-vintage-receiver",
      category: "electronics",
      specificity: "line",
      brand: "Marantz",
      model: "vintage receiver",
      aliases: `
        marantz receiver, marantz 2270, marantz 2230, marantz 2245, marantz 2220b, marantz 2252b,
        marantz 2325, marantz 2285b, marantz stereo receiver, marantz 2238b,
        marantz vintage receiver
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 480,
      scatter: 0.6,
      variants: [
        { name: "2325 or larger", phrases: "2325, 2330, 2385, 2500", factor: 2.6 },
        { name: "2215 or 2220", phrases: "2215, 2220, 2220b, 2216", factor: 0.7 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 45,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "pioneer-sx-vintage-receiver",
      category: "electronics",
      specificity: "line",
      brand: "Pioneer",
      model: "SX vintage receiver",
      aliases: `
        pioneer sx, pioneer sx 780, pioneer sx 650, pioneer sx 850, pioneer sx 1050,
        pioneer sx 1250, pioneer sx 626, pioneer sx 450, vintage pioneer receiver, vintage receiver,
        vintage stereo receiver, sansui receiver, pioneer vintage receiver, vintage stereo
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 230,
      scatter: 0.6,
      variants: [
        {
          name: "SX-1050 or larger",
          phrases: "sx 1050, sx 1250, sx 1080, sx 1280, sx 1980",
          factor: 4.2,
        },
        { name: "SX-850 or 950", phrases: "sx 850, sx 950, sx 980", factor: 2.2 },
        { name: "SX-450 or smaller", phrases: "sx 450, sx 424, sx 434", factor: 0.7 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "technics-sl-1200-turntable",
      category: "electronics",
      specificity: "model",
      brand: "Technics",
      model: "SL-1200 turntable",
      aliases: `
        technics sl 1200, technics 1200, sl 1200, technics sl 1200mk2, sl 1200mk2,
        technics 1200 turntable, technics sl1200, technics sl 1210, sl1200
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 620,
      scatter: 0.3,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "technics-sl-series-turntable",
      category: "electronics",
      specificity: "line",
      brand: "Technics",
      model: "SL-series turntable",
      aliases: `
        technics turntable, technics sl, technics sl d2, technics sl 23, technics sl q2,
        technics sl bd20, technics record player, technics sl b2
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 150,
      scatter: 0.45,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "audio-technica-at-lp120-turntable",
      category: "electronics",
      specificity: "model",
      brand: "Audio-Technica",
      model: "AT-LP120 turntable",
      aliases: `
        at lp120, audio technica at lp120, audio technica lp120, lp120, at lp120xusb,
        audio technica lp120x, lp120x
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 195,
      scatter: 0.25,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "audio-technica-at-lp60-turntable",
      category: "electronics",
      specificity: "model",
      brand: "Audio-Technica",
      model: "AT-LP60 turntable",
      aliases: `
        at lp60, audio technica at lp60, audio technica lp60, lp60, at lp60x,
        audio technica turntable, audio technica record player, at lp60xbt, lp60x
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 75,
      scatter: 0.35,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "pioneer-pl-series-turntable",
      category: "electronics",
      specificity: "line",
      brand: "Pioneer",
      model: "PL-series turntable",
      aliases: `
        pioneer turntable, pioneer pl, pioneer pl 12d, pioneer pl 15, pioneer pl 518,
        pioneer pl 115d
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 140,
      scatter: 0.45,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "fluance-or-u-turn-turntable",
      category: "electronics",
      specificity: "line",
      brand: "Fluance or U-Turn",
      model: "turntable",
      aliases: `
        fluance rt82, fluance turntable, fluance rt85, u turn orbit, u turn turntable, fluance rt81,
        fluance rt80, pro ject debut carbon, project debut carbon, rega planar, rega turntable,
        rega planar 3, pro ject turntable
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 200,
      scatter: 0.5,
      variants: [
        { name: "Rega", phrases: "rega", factor: 2.2 },
        { name: "Fluance RT80/81", phrases: "rt80, rt81", factor: 0.7 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "crosley-or-victrola-suitcase-record-player",
      category: "electronics",
      specificity: "line",
      brand: "Crosley or Victrola",
      model: "suitcase record player",
      aliases: `
        crosley, crosley record player, victrola record player, crosley cruiser, victrola suitcase,
        crosley turntable, suitcase record player, portable record player, victrola turntable
      `,
      excludes: `
        remote only, manual only, remote for, knob, radio, phone, shelvador, antique, vv, furniture,
        stove, refrigerator
      `,
      usedMedianUsd: 32,
      scatter: 0.5,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-turntable-or-record-player",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "turntable or record player",
      aliases: `
        turntable, record player, vinyl record player, stereo turntable, belt drive turntable,
        direct drive turntable, dual turntable, sony turntable, vintage turntable,
        sony record player
      `,
      excludes: `
        remote only, manual only, remote for, knob, lazy susan, cabinet, console, stand, dj,
        antique, bakery, microwave, cake, needle, cartridge
      `,
      usedMedianUsd: 80,
      scatter: 0.75,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 22,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-vintage-console-stereo",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "vintage console stereo",
      aliases: `
        console stereo, stereo console, record player console, vintage console stereo,
        mid century stereo console, magnavox stereo console, magnavox console,
        stereo cabinet record player
      `,
      excludes: "remote only, manual only, remote for, knob",
      usedMedianUsd: 160,
      scatter: 0.75,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-cassette-deck",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "cassette deck",
      aliases: `
        cassette deck, tape deck, nakamichi, cassette player, nakamichi cassette deck,
        dual cassette deck, reel to reel, sony cassette deck, technics cassette deck,
        reel to reel tape recorder, teac reel to reel, 8 track player
      `,
      excludes: "remote only, manual only, remote for, knob, car, blank, tapes",
      usedMedianUsd: 75,
      scatter: 0.8,
      variants: [
        { name: "Nakamichi", phrases: "nakamichi", factor: 3 },
        { name: "reel to reel", phrases: "reel to reel", factor: 2.4 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "sony-walkman",
      category: "electronics",
      specificity: "line",
      brand: "Sony",
      model: "Walkman",
      aliases: `
        walkman, sony walkman, sony walkman cassette, sony discman, discman, sony sports walkman
      `,
      excludes: "remote only, manual only, remote for, knob, phone",
      usedMedianUsd: 60,
      scatter: 0.6,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "apple-ipod",
      category: "electronics",
      specificity: "line",
      brand: "Apple",
      model: "iPod",
      aliases: `
        ipod, apple ipod, ipod classic, ipod touch, ipod nano, ipod shuffle, ipod mini, ipod video,
        ipod 5th gen
      `,
      excludes: `
        remote only, manual only, remote for, knob, dock, speaker, case, charger, alarm clock
      `,
      usedMedianUsd: 65,
      scatter: 0.6,
      variants: [
        { name: "Classic", phrases: "classic, ipod video, 160gb, 120gb, 80gb", factor: 1.6 },
        { name: "Touch 7th gen", phrases: "touch 7th gen, touch 7th generation", factor: 1.5 },
        { name: "Shuffle", phrases: "shuffle", factor: 0.6 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-boombox-or-shelf-stereo",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "boombox or shelf stereo",
      aliases: `
        boombox, boom box, stereo system, shelf stereo, mini stereo, sony stereo, jvc boombox,
        ghetto blaster, home stereo, sony boombox, stereo, mini stereo system, aiwa stereo,
        cd stereo
      `,
      excludes: `
        remote only, manual only, remote for, knob, car, truck, jbl, cabinet, head unit, amplifier,
        marine, jeep, golf cart, double din, pioneer car
      `,
      usedMedianUsd: 55,
      scatter: 0.8,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 18,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-power-amplifier-or-integrated-amplifier",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "power amplifier or integrated amplifier",
      aliases: `
        integrated amplifier, stereo amplifier, power amplifier, home amplifier, mcintosh,
        preamplifier, crown xls, mcintosh amp, tube amplifier
      `,
      excludes: `
        remote only, manual only, remote for, knob, guitar, car, bass amp, apple, chair, kicker,
        rockford, boat, macintosh, coat
      `,
      usedMedianUsd: 230,
      scatter: 0.85,
      variants: [
        { name: "McIntosh", phrases: "mcintosh", factor: 8 },
        { name: "Crown XLS", phrases: "crown", factor: 1.1 },
      ],
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 40,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-cd-player",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "CD player",
      aliases: `
        cd player, cd changer, sony cd player, cd disc changer, 5 disc cd player,
        portable cd player, stereo cd player
      `,
      excludes: "remote only, manual only, remote for, knob, car, radio cd, boombox",
      usedMedianUsd: 35,
      scatter: 0.7,
      conditionFactors: { parts: 0.35, poor: 0.5 },
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "canon-eos-rebel-t7",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS Rebel T7",
      aliases: "rebel t7, canon t7, canon rebel t7, eos rebel t7, canon eos rebel t7",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 255,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-rebel-t6",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS Rebel T6",
      aliases: "rebel t6, canon t6, canon rebel t6, eos rebel t6, canon eos rebel t6",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 195,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-rebel-t7i-t8i-or-t6i",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS Rebel T7i, T8i or T6i",
      aliases: `
        rebel t7i, canon t7i, rebel t6i, canon t6i, rebel t8i, canon t8i, canon rebel t7i,
        canon rebel t6i, canon eos rebel t7i, canon eos rebel t6i
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 330,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-rebel-t5-or-t5i",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS Rebel T5 or T5i",
      aliases: `
        rebel t5, rebel t5i, canon t5i, canon t5, canon rebel t5, canon rebel t5i,
        canon eos rebel t5i, canon eos rebel t5
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 165,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-rebel-t3-t3i-or-t2i",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS Rebel T3, T3i or T2i",
      aliases: `
        rebel t3i, rebel t3, canon t3i, canon t3, canon rebel t3i, canon rebel t3, rebel t2i,
        canon rebel t2i, canon t2i, canon eos rebel t3i
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 125,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-5d-mark-iii",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS 5D Mark III",
      aliases: `
        5d mark iii, canon 5d mark iii, 5d mark 3, canon 5d mark 3, 5d iii, canon eos 5d mark iii
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 430,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-5d-mark-iv",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS 5D Mark IV",
      aliases: "5d mark iv, canon 5d mark iv, 5d mark 4, canon 5d mark 4, canon eos 5d mark iv",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 750,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-5d-mark-ii",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS 5D Mark II",
      aliases: "5d mark ii, canon 5d mark ii, 5d mark 2, canon 5d mark 2, canon eos 5d mark ii",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 270,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-80d",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS 80D",
      aliases: "canon 80d, eos 80d, canon eos 80d",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 370,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-70d",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS 70D",
      aliases: "canon 70d, eos 70d, canon eos 70d",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 260,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-6d",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS 6D",
      aliases: "canon 6d, eos 6d, canon eos 6d",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 290,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-r",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS R",
      aliases: "canon eos r, eos r body",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 680,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-r6",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS R6",
      aliases: "canon r6, eos r6, canon eos r6",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 950,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-r5",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS R5",
      aliases: "canon r5, eos r5, canon eos r5",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 1700,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-r50",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS R50",
      aliases: "canon r50, eos r50, canon eos r50",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 580,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-r10",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS R10",
      aliases: "canon r10, eos r10, canon eos r10",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 680,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-m50",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EOS M50",
      aliases: "canon m50, eos m50, canon eos m50, canon m50 mark ii, canon eos m50 mark ii",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 430,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-powershot-g7-x",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "PowerShot G7 X",
      aliases: `
        g7x, g7 x, canon g7x, canon g7 x, powershot g7 x, canon powershot g7 x, g7x mark iii,
        canon g7x mark iii, g7x mark ii
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 620,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d3500",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D3500",
      aliases: "d3500, nikon d3500",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 330,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d3400-or-d3300",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D3400 or D3300",
      aliases: "d3400, nikon d3400, d3300, nikon d3300",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 240,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d3200-or-d3100",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D3200 or D3100",
      aliases: "d3200, nikon d3200, d3100, nikon d3100",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 150,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d5600-or-d5500",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D5600 or D5500",
      aliases: "d5600, nikon d5600, d5500, nikon d5500",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 350,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d5300-or-d5200",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D5300 or D5200",
      aliases: "d5300, nikon d5300, d5200, nikon d5200, d5100",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 210,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d7200",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D7200",
      aliases: "d7200, nikon d7200, d7100",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 330,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d7500",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D7500",
      aliases: "d7500, nikon d7500",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 520,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d750",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D750",
      aliases: "d750, nikon d750",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 470,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-d850",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "D850",
      aliases: "d850, nikon d850",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 1250,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-z6-ii",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "Z6 II",
      aliases: "z6 ii, nikon z6 ii, z6ii, nikon z6ii, nikon z6 2",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 850,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-z50",
      category: "electronics",
      specificity: "model",
      brand: "Nikon",
      model: "Z50",
      aliases: "nikon z50, nikon z 50, nikon z30",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 520,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-a7-iii",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "a7 III",
      aliases: "a7iii, a7 iii, sony a7iii, sony a7 iii, sony a73, sony alpha a7iii",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 880,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-a7-iv",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "a7 IV",
      aliases: "a7iv, a7 iv, sony a7iv, sony a7 iv, sony alpha a7iv",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 1450,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-a6000",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "a6000",
      aliases: "a6000, sony a6000, sony alpha a6000",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 360,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-a6400",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "a6400",
      aliases: "a6400, sony a6400, sony alpha a6400",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 640,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-zv-e10",
      category: "electronics",
      specificity: "model",
      brand: "Sony",
      model: "ZV-E10",
      aliases: "zv e10, sony zv e10, zve10, sony zve10",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 500,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "fujifilm-x100v",
      category: "electronics",
      specificity: "model",
      brand: "Fujifilm",
      model: "X100V",
      aliases: "x100v, fuji x100v, fujifilm x100v",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 1150,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "fujifilm-x-t3-or-x-t30",
      category: "electronics",
      specificity: "model",
      brand: "Fujifilm",
      model: "X-T3 or X-T30",
      aliases: "x t3, fuji xt3, fujifilm x t3, fujifilm xt3, fujifilm x t30, fuji xt30, xt30",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 720,
      scatter: 0.25,
      variants: [
        {
          name: "with kit lens",
          phrases: `
            with lens, kit lens, 18 55, 18 55mm, 24 105, 24 105mm, 28 70, 18 135, 16 50, 24 70
          `,
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-dslr-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Nikon",
      model: "DSLR, model not named",
      aliases: "nikon dslr, nikon camera, nikon d40, nikon digital camera, nikon",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, binoculars,
        scope, rifle, coolscan, monarch, prostaff
      `,
      usedMedianUsd: 160,
      scatter: 0.6,
      variants: [{ name: "Coolpix", phrases: "coolpix", factor: 0.6 }],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-eos-or-other-camera-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Canon",
      model: "EOS or other camera, model not named",
      aliases: `
        canon dslr, canon eos, canon rebel, canon camera, canon eos rebel, canon digital camera,
        eos rebel, canon powershot, powershot, canon rebel xti, canon rebel xs, canon elph
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, printer,
        scanner, calculator, lens
      `,
      usedMedianUsd: 130,
      scatter: 0.6,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-camera-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "Sony",
      model: "camera, model not named",
      aliases: `
        sony camera, sony alpha, sony cybershot, sony cyber shot, sony digital camera, sony rx100,
        sony mirrorless, sony handycam
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, security
      `,
      usedMedianUsd: 160,
      scatter: 0.6,
      variants: [
        { name: "a7", phrases: "sony a7", factor: 2.8 },
        { name: "RX100", phrases: "rx100", factor: 1.9 },
        { name: "Handycam", phrases: "handycam", factor: 0.6 },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-digital-camera-compact",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "digital camera, compact",
      aliases: `
        digital camera, point and shoot camera, nikon coolpix, coolpix, kodak easyshare,
        fujifilm finepix, olympus digital camera, point and shoot, digicam, panasonic lumix, lumix
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 60,
      scatter: 0.7,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-dslr-or-mirrorless-camera",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "DSLR or mirrorless camera",
      aliases: `
        dslr, dslr camera, mirrorless camera, slr digital camera, camera bundle, pentax dslr
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 200,
      scatter: 0.7,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-35mm-film-camera",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "35mm film camera",
      aliases: `
        film camera, 35mm camera, 35mm film camera, canon ae 1, pentax k1000, minolta x 700,
        nikon fm2, olympus om 1, nikon f3, canon ae 1 program, minolta camera, pentax camera,
        slr film camera, canon ae1, yashica, nikon fe, vintage camera
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 90,
      scatter: 0.8,
      variants: [
        { name: "Canon AE-1", phrases: "ae 1, ae1", factor: 1.6 },
        { name: "Pentax K1000", phrases: "k1000", factor: 1.4 },
        { name: "Nikon F3 or FM2", phrases: "f3, fm2", factor: 3.4 },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "polaroid-instant-camera",
      category: "electronics",
      specificity: "line",
      brand: "Polaroid",
      model: "instant camera",
      aliases: `
        polaroid camera, polaroid, polaroid onestep, polaroid sx 70, polaroid 600, polaroid now,
        vintage polaroid camera, polaroid instant camera, polaroid land camera
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, sunglasses,
        tv, film only
      `,
      usedMedianUsd: 48,
      scatter: 0.55,
      variants: [{ name: "SX-70", phrases: "sx 70, sx70", factor: 3 }],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "fujifilm-instax-camera",
      category: "electronics",
      specificity: "line",
      brand: "Fujifilm",
      model: "Instax camera",
      aliases: `
        instax, instax mini, fujifilm instax, fujifilm instax mini, instax mini 11, instax mini 12,
        instax mini 9, instax camera, polaroid instax, fuji instax, instax wide
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, film pack,
        photo album
      `,
      usedMedianUsd: 48,
      scatter: 0.4,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-camcorder",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "camcorder",
      aliases: `
        camcorder, video camera, canon vixia, vhs camcorder, mini dv camcorder, jvc camcorder,
        sony camcorder, panasonic camcorder, hi8 camcorder, handycam
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, security,
        doorbell, surveillance
      `,
      usedMedianUsd: 80,
      scatter: 0.75,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-ef-50mm-f-1-8",
      category: "electronics",
      specificity: "model",
      brand: "Canon",
      model: "EF 50mm f/1.8",
      aliases: `
        canon 50mm, canon 50mm 1 8, canon ef 50mm, nifty fifty, canon 50mm f 1 8,
        canon ef 50mm f 1 8, canon 50mm stm
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 78,
      scatter: 0.3,
      variants: [
        { name: "f/1.4", phrases: "f 1 4, 1 4", factor: 2.2 },
        { name: "RF mount", phrases: "rf 50mm, rf", factor: 1.5 },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-ef-70-200mm-f-2-8l",
      category: "electronics",
      specificity: "line",
      brand: "Canon",
      model: "EF 70-200mm f/2.8L",
      aliases: `
        canon 70 200, canon 70 200mm, canon ef 70 200mm, canon 70 200 2 8, canon ef 70 200mm f 2 8l,
        70 200mm f 2 8l, canon 70 200mm f 2 8
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 650,
      scatter: 0.45,
      variants: [
        { name: "IS II", phrases: "is ii", factor: 1.3 },
        { name: "IS III", phrases: "is iii", factor: 1.75 },
        { name: "f/4", phrases: "f 4, f4", factor: 0.65 },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-ef-24-70mm-f-2-8l",
      category: "electronics",
      specificity: "line",
      brand: "Canon",
      model: "EF 24-70mm f/2.8L",
      aliases: `
        canon 24 70, canon 24 70mm, canon ef 24 70mm, canon 24 70mm f 2 8, canon ef 24 70mm f 2 8l
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 500,
      scatter: 0.4,
      variants: [{ name: "II", phrases: "ii usm, 2 8l ii, mark ii", factor: 1.5 }],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "canon-ef-24-105mm-f-4l",
      category: "electronics",
      specificity: "line",
      brand: "Canon",
      model: "EF 24-105mm f/4L",
      aliases: "canon 24 105, canon 24 105mm, canon ef 24 105mm, canon 24 105mm f 4l",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 290,
      scatter: 0.35,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-70-200mm-f-2-8",
      category: "electronics",
      specificity: "line",
      brand: "Nikon",
      model: "70-200mm f/2.8",
      aliases: `
        nikon 70 200, nikon 70 200mm, nikkor 70 200mm, nikon 70 200mm f 2 8, nikon 70 200 2 8
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 600,
      scatter: 0.45,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nikon-50mm-f-1-8",
      category: "electronics",
      specificity: "line",
      brand: "Nikon",
      model: "50mm f/1.8",
      aliases: "nikon 50mm, nikkor 50mm, nikon 50mm 1 8, nikon 50mm f 1 8, nikon af s 50mm",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 110,
      scatter: 0.4,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-camera-lens",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "camera lens",
      aliases: `
        camera lens, canon lens, nikon lens, sony lens, sigma lens, tamron lens, zoom lens,
        nikkor lens, telephoto lens, sigma art, tamron 70 200, sony fe, tamron 150 600, nikkor
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, camera with,
        with camera, rebel, body and
      `,
      usedMedianUsd: 130,
      scatter: 0.85,
      variants: [
        { name: "Sigma Art", phrases: "art", factor: 2.8 },
        { name: "Tamron or Sigma 150-600", phrases: "150 600", factor: 4.5 },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 3,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-13",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 13",
      aliases: `
        gopro hero 13, gopro 13, go pro hero 13, hero 13 black, gopro hero13, gopro hero 13 black,
        go pro 13, gopro hero13 black, hero13 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 240,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-12",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 12",
      aliases: `
        gopro hero 12, gopro 12, go pro hero 12, hero 12 black, gopro hero12, gopro hero 12 black,
        go pro 12, gopro hero12 black, hero12 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 175,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-11",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 11",
      aliases: `
        gopro hero 11, gopro 11, go pro hero 11, hero 11 black, gopro hero11, gopro hero 11 black,
        go pro 11, gopro hero11 black, hero11 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 145,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-10",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 10",
      aliases: `
        gopro hero 10, gopro 10, go pro hero 10, hero 10 black, gopro hero10, gopro hero 10 black,
        go pro 10, gopro hero10 black, hero10 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 115,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-9",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 9",
      aliases: `
        gopro hero 9, gopro 9, go pro hero 9, hero 9 black, gopro hero9, gopro hero 9 black,
        go pro 9, gopro hero9 black, hero9 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 95,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-8",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 8",
      aliases: `
        gopro hero 8, gopro 8, go pro hero 8, hero 8 black, gopro hero8, gopro hero 8 black,
        go pro 8, gopro hero8 black, hero8 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 85,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-7",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 7",
      aliases: `
        gopro hero 7, gopro 7, go pro hero 7, hero 7 black, gopro hero7, gopro hero 7 black,
        go pro 7, gopro hero7 black, hero7 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 70,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-6",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 6",
      aliases: `
        gopro hero 6, gopro 6, go pro hero 6, hero 6 black, gopro hero6, gopro hero 6 black,
        go pro 6, gopro hero6 black, hero6 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 55,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-5",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 5",
      aliases: `
        gopro hero 5, gopro 5, go pro hero 5, hero 5 black, gopro hero5, gopro hero 5 black,
        go pro 5, gopro hero5 black, hero5 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount,
        session
      `,
      usedMedianUsd: 48,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-hero-4",
      category: "electronics",
      specificity: "model",
      brand: "GoPro",
      model: "Hero 4",
      aliases: `
        gopro hero 4, gopro 4, go pro hero 4, hero 4 black, gopro hero4, gopro hero 4 black,
        go pro 4, gopro hero4 black, hero4 black
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only
      `,
      usedMedianUsd: 38,
      scatter: 0.27,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "gopro-camera-model-not-named",
      category: "electronics",
      specificity: "line",
      brand: "GoPro",
      model: "camera, model not named",
      aliases: `
        gopro, go pro, gopro camera, gopro hero, go pro hero, gopro max, gopro session,
        gopro fusion
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only, mount only,
        accessories only
      `,
      usedMedianUsd: 60,
      scatter: 0.6,
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-osmo-pocket-3",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Osmo Pocket 3",
      aliases: "osmo pocket 3, dji osmo pocket 3, dji pocket 3, dji osmo pocket 3 creator combo",
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 390,
      scatter: 0.22,
      variants: [{ name: "Creator Combo", phrases: "creator combo", factor: 1.15 }],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-osmo-action",
      category: "electronics",
      specificity: "line",
      brand: "DJI",
      model: "Osmo Action",
      aliases: `
        dji osmo action, osmo action, osmo action 3, osmo action 4, dji action 2, dji osmo action 4,
        osmo action 5 pro, dji osmo action 5 pro
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 145,
      scatter: 0.4,
      variants: [{ name: "5 Pro", phrases: "5 pro", factor: 1.5 }],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "insta360-camera",
      category: "electronics",
      specificity: "line",
      brand: "Insta360",
      model: "camera",
      aliases: `
        insta360, insta360 x3, insta360 x4, insta 360, insta360 one x2, insta360 go 3, insta360 x5
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 195,
      scatter: 0.5,
      variants: [
        { name: "X4", phrases: "x4", factor: 1.4 },
        { name: "X5", phrases: "x5", factor: 1.9 },
      ],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-gimbal",
      category: "electronics",
      specificity: "line",
      brand: "DJI",
      model: "gimbal",
      aliases: `
        dji osmo mobile, osmo mobile, dji ronin, dji rs2, dji rs3, dji gimbal, dji ronin s,
        ronin sc, osmo mobile 6, zhiyun crane, dji rs 3
      `,
      excludes: `
        lens cap, strap only, battery only, charger only, battery for, case only, lens hood,
        for canon, for nikon, for sony, body cap, manual, cage, battery grip, bag only
      `,
      usedMedianUsd: 95,
      scatter: 0.6,
      variants: [{ name: "RS or Ronin", phrases: "ronin, rs2, rs3, rs 3", factor: 1.9 }],
      conditionFactors: { parts: 0.3, new: 1.2 },
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mini-2",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mini 2",
      aliases: "dji mini 2, mavic mini 2, dji mavic mini 2, dji mini 2 se, mini 2 se",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 215,
      scatter: 0.25,
      variants: [
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mini-3",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mini 3",
      aliases: "dji mini 3, dji mini 3 fly more, dji mavic mini 3",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 280,
      scatter: 0.25,
      variants: [
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mini-3-pro",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mini 3 Pro",
      aliases: "dji mini 3 pro, mini 3 pro, mavic mini 3 pro",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 410,
      scatter: 0.25,
      variants: [
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
        {
          name: "RC with screen",
          phrases: "dji rc, rc controller, smart controller",
          factor: 1.15,
        },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mini-4-pro",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mini 4 Pro",
      aliases: "dji mini 4 pro, mini 4 pro, dji mini 4, mavic mini 4 pro",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 600,
      scatter: 0.25,
      variants: [
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
        { name: "RC 2 with screen", phrases: "rc 2, rc2", factor: 1.12 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mavic-mini",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mavic Mini",
      aliases: "mavic mini, dji mavic mini, dji mini",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 165,
      scatter: 0.25,
      variants: [
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mavic-air-2-or-air-2s",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mavic Air 2 or Air 2S",
      aliases: `
        mavic air 2, dji air 2s, air 2s, dji mavic air 2, dji air 2, mavic air 2s, dji mavic air 2s
      `,
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 430,
      scatter: 0.25,
      variants: [
        { name: "Air 2S", phrases: "air 2s", factor: 1.2 },
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-air-3",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Air 3",
      aliases: "dji air 3, dji air 3s, mavic air 3",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 700,
      scatter: 0.25,
      variants: [
        { name: "Air 3S", phrases: "air 3s", factor: 1.3 },
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mavic-pro-or-mavic-2",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mavic Pro or Mavic 2",
      aliases: `
        mavic pro, dji mavic pro, mavic 2 pro, dji mavic 2 pro, mavic 2 zoom, dji mavic 2 zoom,
        dji mavic, dji mavic 2
      `,
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 290,
      scatter: 0.35,
      variants: [
        { name: "Mavic 2 Pro", phrases: "2 pro", factor: 2 },
        { name: "Mavic 3", phrases: "mavic 3", factor: 4 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-mavic-3",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Mavic 3",
      aliases: `
        mavic 3, dji mavic 3, mavic 3 pro, dji mavic 3 pro, mavic 3 classic, dji mavic 3 classic
      `,
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 1250,
      scatter: 0.25,
      variants: [
        { name: "Pro", phrases: "3 pro", factor: 1.35 },
        { name: "Fly More Combo", phrases: "fly more, flymore, fly more combo", factor: 1.2 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-phantom",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "Phantom",
      aliases: `
        dji phantom, dji phantom 3, dji phantom 4, phantom 4 pro, phantom 3, dji phantom 4 pro,
        phantom 4, dji phantom 3 standard
      `,
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 180,
      scatter: 0.35,
      variants: [
        { name: "Phantom 4 Pro", phrases: "4 pro", factor: 2.6 },
        { name: "Phantom 4", phrases: "phantom 4", factor: 1.5 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "dji-fpv-avata-or-neo",
      category: "electronics",
      specificity: "model",
      brand: "DJI",
      model: "FPV, Avata or Neo",
      aliases: "dji fpv, dji avata, dji avata 2, dji neo, dji fpv drone, dji flip, dji fpv combo",
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 380,
      scatter: 0.35,
      variants: [
        { name: "Avata 2", phrases: "avata 2", factor: 1.4 },
        { name: "Neo", phrases: "neo", factor: 0.45 },
        { name: "Flip", phrases: "dji flip", factor: 0.85 },
      ],
      conditionFactors: { parts: 0.3, poor: 0.5 },
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-drone",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "drone",
      aliases: `
        drone, quadcopter, dji drone, holy stone drone, parrot drone, camera drone, potensic drone,
        holy stone, drone with camera, autel evo, autel drone
      `,
      excludes: `
        propeller, battery only, controller only, parts only, case only, charging hub only
      `,
      usedMedianUsd: 85,
      scatter: 0.8,
      variants: [{ name: "Autel", phrases: "autel", factor: 5 }],
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "samsung-led-lcd-tv-50-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "Samsung",
      model: "LED/LCD TV, 50-inch class",
      aliases: `
        samsung tv, samsung smart tv, samsung television, samsung 4k tv, samsung led tv,
        samsung flat screen, samsung flat screen tv, samsung roku tv, samsung 4k smart tv,
        samsung flatscreen, 32 inch samsung tv, 32 samsung tv, samsung 32 tv, samsung 32 inch tv,
        samsung 32 smart tv, samsung 32, 32 inch samsung, samsung 32 inch smart tv,
        32 inch samsung smart tv, 40 inch samsung tv, 40 samsung tv, samsung 40 tv,
        samsung 40 inch tv, samsung 40 smart tv, samsung 40, 40 inch samsung,
        samsung 40 inch smart tv, 40 inch samsung smart tv, 43 inch samsung tv, 43 samsung tv,
        samsung 43 tv, samsung 43 inch tv, samsung 43 smart tv, samsung 43, 43 inch samsung,
        samsung 43 inch smart tv, 43 inch samsung smart tv, 50 inch samsung tv, 50 samsung tv,
        samsung 50 tv, samsung 50 inch tv, samsung 50 smart tv, samsung 50, 50 inch samsung,
        samsung 50 inch smart tv, 50 inch samsung smart tv, 55 inch samsung tv, 55 samsung tv,
        samsung 55 tv, samsung 55 inch tv, samsung 55 smart tv, samsung 55, 55 inch samsung,
        samsung 55 inch smart tv, 55 inch samsung smart tv, 60 inch samsung tv, 60 samsung tv,
        samsung 60 tv, samsung 60 inch tv, samsung 60 smart tv, samsung 60, 60 inch samsung,
        samsung 60 inch smart tv, 60 inch samsung smart tv, 65 inch samsung tv, 65 samsung tv,
        samsung 65 tv, samsung 65 inch tv, samsung 65 smart tv, samsung 65, 65 inch samsung,
        samsung 65 inch smart tv, 65 inch samsung smart tv, 70 inch samsung tv, 70 samsung tv,
        samsung 70 tv, samsung 70 inch tv, samsung 70 smart tv, samsung 70, 70 inch samsung,
        samsung 70 inch smart tv, 70 inch samsung smart tv, 75 inch samsung tv, 75 samsung tv,
        samsung 75 tv, samsung 75 inch tv, samsung 75 smart tv, samsung 75, 75 inch samsung,
        samsung 75 inch smart tv, 75 inch samsung smart tv, 85 inch samsung tv, 85 samsung tv,
        samsung 85 tv, samsung 85 inch tv, samsung 85 smart tv, samsung 85, 85 inch samsung,
        samsung 85 inch smart tv, 85 inch samsung smart tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 135,
      scatter: 0.5,
      variants: [
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "lg-led-lcd-tv-50-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "LG",
      model: "LED/LCD TV, 50-inch class",
      aliases: `
        lg tv, lg smart tv, lg television, lg 4k tv, lg led tv, lg flat screen, lg flat screen tv,
        lg roku tv, lg 4k smart tv, lg flatscreen, 32 inch lg tv, 32 lg tv, lg 32 tv, lg 32 inch tv,
        lg 32 smart tv, lg 32, 32 inch lg, lg 32 inch smart tv, 32 inch lg smart tv, 40 inch lg tv,
        40 lg tv, lg 40 tv, lg 40 inch tv, lg 40 smart tv, lg 40, 40 inch lg, lg 40 inch smart tv,
        40 inch lg smart tv, 43 inch lg tv, 43 lg tv, lg 43 tv, lg 43 inch tv, lg 43 smart tv,
        lg 43, 43 inch lg, lg 43 inch smart tv, 43 inch lg smart tv, 50 inch lg tv, 50 lg tv,
        lg 50 tv, lg 50 inch tv, lg 50 smart tv, lg 50, 50 inch lg, lg 50 inch smart tv,
        50 inch lg smart tv, 55 inch lg tv, 55 lg tv, lg 55 tv, lg 55 inch tv, lg 55 smart tv,
        lg 55, 55 inch lg, lg 55 inch smart tv, 55 inch lg smart tv, 60 inch lg tv, 60 lg tv,
        lg 60 tv, lg 60 inch tv, lg 60 smart tv, lg 60, 60 inch lg, lg 60 inch smart tv,
        60 inch lg smart tv, 65 inch lg tv, 65 lg tv, lg 65 tv, lg 65 inch tv, lg 65 smart tv,
        lg 65, 65 inch lg, lg 65 inch smart tv, 65 inch lg smart tv, 70 inch lg tv, 70 lg tv,
        lg 70 tv, lg 70 inch tv, lg 70 smart tv, lg 70, 70 inch lg, lg 70 inch smart tv,
        70 inch lg smart tv, 75 inch lg tv, 75 lg tv, lg 75 tv, lg 75 inch tv, lg 75 smart tv,
        lg 75, 75 inch lg, lg 75 inch smart tv, 75 inch lg smart tv, 85 inch lg tv, 85 lg tv,
        lg 85 tv, lg 85 inch tv, lg 85 smart tv, lg 85, 85 inch lg, lg 85 inch smart tv,
        85 inch lg smart tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 130,
      scatter: 0.5,
      variants: [
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "sony-led-lcd-tv-50-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "Sony",
      model: "LED/LCD TV, 50-inch class",
      aliases: `
        sony tv, sony smart tv, sony television, sony 4k tv, sony led tv, sony flat screen,
        sony flat screen tv, sony roku tv, sony 4k smart tv, sony flatscreen, 32 inch sony tv,
        32 sony tv, sony 32 tv, sony 32 inch tv, sony 32 smart tv, sony 32, 32 inch sony,
        sony 32 inch smart tv, 32 inch sony smart tv, 40 inch sony tv, 40 sony tv, sony 40 tv,
        sony 40 inch tv, sony 40 smart tv, sony 40, 40 inch sony, sony 40 inch smart tv,
        40 inch sony smart tv, 43 inch sony tv, 43 sony tv, sony 43 tv, sony 43 inch tv,
        sony 43 smart tv, sony 43, 43 inch sony, sony 43 inch smart tv, 43 inch sony smart tv,
        50 inch sony tv, 50 sony tv, sony 50 tv, sony 50 inch tv, sony 50 smart tv, sony 50,
        50 inch sony, sony 50 inch smart tv, 50 inch sony smart tv, 55 inch sony tv, 55 sony tv,
        sony 55 tv, sony 55 inch tv, sony 55 smart tv, sony 55, 55 inch sony, sony 55 inch smart tv,
        55 inch sony smart tv, 60 inch sony tv, 60 sony tv, sony 60 tv, sony 60 inch tv,
        sony 60 smart tv, sony 60, 60 inch sony, sony 60 inch smart tv, 60 inch sony smart tv,
        65 inch sony tv, 65 sony tv, sony 65 tv, sony 65 inch tv, sony 65 smart tv, sony 65,
        65 inch sony, sony 65 inch smart tv, 65 inch sony smart tv, 70 inch sony tv, 70 sony tv,
        sony 70 tv, sony 70 inch tv, sony 70 smart tv, sony 70, 70 inch sony, sony 70 inch smart tv,
        70 inch sony smart tv, 75 inch sony tv, 75 sony tv, sony 75 tv, sony 75 inch tv,
        sony 75 smart tv, sony 75, 75 inch sony, sony 75 inch smart tv, 75 inch sony smart tv,
        85 inch sony tv, 85 sony tv, sony 85 tv, sony 85 inch tv, sony 85 smart tv, sony 85,
        85 inch sony, sony 85 inch smart tv, 85 inch sony smart tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 150,
      scatter: 0.5,
      variants: [
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "vizio-led-lcd-tv-50-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "Vizio",
      model: "LED/LCD TV, 50-inch class",
      aliases: `
        vizio tv, vizio smart tv, vizio television, vizio 4k tv, vizio led tv, vizio flat screen,
        vizio flat screen tv, vizio roku tv, vizio 4k smart tv, vizio flatscreen, 32 inch vizio tv,
        32 vizio tv, vizio 32 tv, vizio 32 inch tv, vizio 32 smart tv, vizio 32, 32 inch vizio,
        vizio 32 inch smart tv, 32 inch vizio smart tv, 40 inch vizio tv, 40 vizio tv, vizio 40 tv,
        vizio 40 inch tv, vizio 40 smart tv, vizio 40, 40 inch vizio, vizio 40 inch smart tv,
        40 inch vizio smart tv, 43 inch vizio tv, 43 vizio tv, vizio 43 tv, vizio 43 inch tv,
        vizio 43 smart tv, vizio 43, 43 inch vizio, vizio 43 inch smart tv, 43 inch vizio smart tv,
        50 inch vizio tv, 50 vizio tv, vizio 50 tv, vizio 50 inch tv, vizio 50 smart tv, vizio 50,
        50 inch vizio, vizio 50 inch smart tv, 50 inch vizio smart tv, 55 inch vizio tv,
        55 vizio tv, vizio 55 tv, vizio 55 inch tv, vizio 55 smart tv, vizio 55, 55 inch vizio,
        vizio 55 inch smart tv, 55 inch vizio smart tv, 60 inch vizio tv, 60 vizio tv, vizio 60 tv,
        vizio 60 inch tv, vizio 60 smart tv, vizio 60, 60 inch vizio, vizio 60 inch smart tv,
        60 inch vizio smart tv, 65 inch vizio tv, 65 vizio tv, vizio 65 tv, vizio 65 inch tv,
        vizio 65 smart tv, vizio 65, 65 inch vizio, vizio 65 inch smart tv, 65 inch vizio smart tv,
        70 inch vizio tv, 70 vizio tv, vizio 70 tv, vizio 70 inch tv, vizio 70 smart tv, vizio 70,
        70 inch vizio, vizio 70 inch smart tv, 70 inch vizio smart tv, 75 inch vizio tv,
        75 vizio tv, vizio 75 tv, vizio 75 inch tv, vizio 75 smart tv, vizio 75, 75 inch vizio,
        vizio 75 inch smart tv, 75 inch vizio smart tv, 85 inch vizio tv, 85 vizio tv, vizio 85 tv,
        vizio 85 inch tv, vizio 85 smart tv, vizio 85, 85 inch vizio, vizio 85 inch smart tv,
        85 inch vizio smart tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 95,
      scatter: 0.5,
      variants: [
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "tcl-led-lcd-tv-50-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "TCL",
      model: "LED/LCD TV, 50-inch class",
      aliases: `
        tcl tv, tcl smart tv, tcl television, tcl 4k tv, tcl led tv, tcl flat screen,
        tcl flat screen tv, tcl roku tv, tcl 4k smart tv, tcl flatscreen, 32 inch tcl tv, 32 tcl tv,
        tcl 32 tv, tcl 32 inch tv, tcl 32 smart tv, tcl 32, 32 inch tcl, tcl 32 inch smart tv,
        32 inch tcl smart tv, 40 inch tcl tv, 40 tcl tv, tcl 40 tv, tcl 40 inch tv, tcl 40 smart tv,
        tcl 40, 40 inch tcl, tcl 40 inch smart tv, 40 inch tcl smart tv, 43 inch tcl tv, 43 tcl tv,
        tcl 43 tv, tcl 43 inch tv, tcl 43 smart tv, tcl 43, 43 inch tcl, tcl 43 inch smart tv,
        43 inch tcl smart tv, 50 inch tcl tv, 50 tcl tv, tcl 50 tv, tcl 50 inch tv, tcl 50 smart tv,
        tcl 50, 50 inch tcl, tcl 50 inch smart tv, 50 inch tcl smart tv, 55 inch tcl tv, 55 tcl tv,
        tcl 55 tv, tcl 55 inch tv, tcl 55 smart tv, tcl 55, 55 inch tcl, tcl 55 inch smart tv,
        55 inch tcl smart tv, 60 inch tcl tv, 60 tcl tv, tcl 60 tv, tcl 60 inch tv, tcl 60 smart tv,
        tcl 60, 60 inch tcl, tcl 60 inch smart tv, 60 inch tcl smart tv, 65 inch tcl tv, 65 tcl tv,
        tcl 65 tv, tcl 65 inch tv, tcl 65 smart tv, tcl 65, 65 inch tcl, tcl 65 inch smart tv,
        65 inch tcl smart tv, 70 inch tcl tv, 70 tcl tv, tcl 70 tv, tcl 70 inch tv, tcl 70 smart tv,
        tcl 70, 70 inch tcl, tcl 70 inch smart tv, 70 inch tcl smart tv, 75 inch tcl tv, 75 tcl tv,
        tcl 75 tv, tcl 75 inch tv, tcl 75 smart tv, tcl 75, 75 inch tcl, tcl 75 inch smart tv,
        75 inch tcl smart tv, 85 inch tcl tv, 85 tcl tv, tcl 85 tv, tcl 85 inch tv, tcl 85 smart tv,
        tcl 85, 85 inch tcl, tcl 85 inch smart tv, 85 inch tcl smart tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 105,
      scatter: 0.5,
      variants: [
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "hisense-led-lcd-tv-50-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "Hisense",
      model: "LED/LCD TV, 50-inch class",
      aliases: `
        hisense tv, hisense smart tv, hisense television, hisense 4k tv, hisense led tv,
        hisense flat screen, hisense flat screen tv, hisense roku tv, hisense 4k smart tv,
        hisense flatscreen, 32 inch hisense tv, 32 hisense tv, hisense 32 tv, hisense 32 inch tv,
        hisense 32 smart tv, hisense 32, 32 inch hisense, hisense 32 inch smart tv,
        32 inch hisense smart tv, 40 inch hisense tv, 40 hisense tv, hisense 40 tv,
        hisense 40 inch tv, hisense 40 smart tv, hisense 40, 40 inch hisense,
        hisense 40 inch smart tv, 40 inch hisense smart tv, 43 inch hisense tv, 43 hisense tv,
        hisense 43 tv, hisense 43 inch tv, hisense 43 smart tv, hisense 43, 43 inch hisense,
        hisense 43 inch smart tv, 43 inch hisense smart tv, 50 inch hisense tv, 50 hisense tv,
        hisense 50 tv, hisense 50 inch tv, hisense 50 smart tv, hisense 50, 50 inch hisense,
        hisense 50 inch smart tv, 50 inch hisense smart tv, 55 inch hisense tv, 55 hisense tv,
        hisense 55 tv, hisense 55 inch tv, hisense 55 smart tv, hisense 55, 55 inch hisense,
        hisense 55 inch smart tv, 55 inch hisense smart tv, 60 inch hisense tv, 60 hisense tv,
        hisense 60 tv, hisense 60 inch tv, hisense 60 smart tv, hisense 60, 60 inch hisense,
        hisense 60 inch smart tv, 60 inch hisense smart tv, 65 inch hisense tv, 65 hisense tv,
        hisense 65 tv, hisense 65 inch tv, hisense 65 smart tv, hisense 65, 65 inch hisense,
        hisense 65 inch smart tv, 65 inch hisense smart tv, 70 inch hisense tv, 70 hisense tv,
        hisense 70 tv, hisense 70 inch tv, hisense 70 smart tv, hisense 70, 70 inch hisense,
        hisense 70 inch smart tv, 70 inch hisense smart tv, 75 inch hisense tv, 75 hisense tv,
        hisense 75 tv, hisense 75 inch tv, hisense 75 smart tv, hisense 75, 75 inch hisense,
        hisense 75 inch smart tv, 75 inch hisense smart tv, 85 inch hisense tv, 85 hisense tv,
        hisense 85 tv, hisense 85 inch tv, hisense 85 smart tv, hisense 85, 85 inch hisense,
        hisense 85 inch smart tv, 85 inch hisense smart tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 110,
      scatter: 0.5,
      variants: [
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "lg-oled-tv-55-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "LG",
      model: "OLED TV, 55-inch class",
      aliases: `
        lg oled, lg oled tv, lg c1, lg c2, lg c3, lg c4, lg b2, lg b3, lg cx, oled tv, lg 65 oled,
        lg 55 oled, lg oled 65, lg oled 55, lg 65 inch oled, lg 55 inch oled, lg c2 oled,
        lg c3 oled, lg oled c2, lg oled c3, lg oled c1, lg 77 oled, sony oled, samsung oled,
        sony bravia oled, samsung s90c, samsung s90d, samsung s95c, lg c5
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 480,
      scatter: 0.4,
      variants: [
        { name: "42 or 48 inch", phrases: "42 inch, 48 inch, 42, 48", factor: 0.9 },
        { name: "65 inch", phrases: "65 inch, 65, 65in", factor: 1.4 },
        { name: "77 inch", phrases: "77 inch, 77", factor: 2.4 },
        { name: "83 inch", phrases: "83 inch, 83", factor: 3.6 },
        { name: "2022 or later flagship (G series)", phrases: "g3, g4, g2, s95c", factor: 1.3 },
        { name: "2020 or older", phrases: "b9, c9, c8, b8, b7, c7, cx", factor: 0.75 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "samsung-the-frame-tv-55-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "Samsung",
      model: "The Frame TV, 55-inch class",
      aliases: `
        samsung frame, samsung frame tv, samsung the frame, the frame tv, samsung 55 frame,
        samsung 65 frame, samsung 65 frame tv, samsung 55 frame tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 430,
      scatter: 0.35,
      variants: [
        { name: "43 inch or smaller", phrases: "43 inch, 32 inch, 43, 32", factor: 0.7 },
        { name: "65 inch", phrases: "65 inch, 65", factor: 1.35 },
        { name: "75 inch", phrases: "75 inch, 75", factor: 1.9 },
        { name: "85 inch", phrases: "85 inch, 85", factor: 2.9 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "samsung-qled-tv-55-inch-class",
      category: "electronics",
      specificity: "line",
      brand: "Samsung",
      model: "QLED TV, 55-inch class",
      aliases: `
        samsung qled, samsung qled tv, samsung neo qled, samsung q60, samsung q70, samsung q80,
        samsung qn90, samsung qn90b, samsung 65 qled, samsung 55 qled, samsung 75 qled,
        samsung qled 65, samsung qn90c
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 240,
      scatter: 0.5,
      variants: [
        { name: "50 inch or smaller", phrases: "43 inch, 50 inch, 43, 50", factor: 0.75 },
        { name: "65 inch", phrases: "65 inch, 65", factor: 1.4 },
        { name: "75 inch", phrases: "75 inch, 75", factor: 2 },
        { name: "85 inch", phrases: "85 inch, 85", factor: 3.1 },
        { name: "Neo QLED (QN90)", phrases: "neo qled, qn90, qn90b, qn90c", factor: 1.6 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-flat-screen-tv-50-inch-class",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "flat-screen TV, 50-inch class",
      aliases: `
        tv, smart tv, flat screen tv, television, flat screen, 4k tv, led tv, roku tv, lcd tv,
        insignia tv, onn tv, fire tv edition, 4k smart tv, hdtv, toshiba tv, sharp tv,
        flatscreen tv, insignia fire tv, philips tv, 55 inch tv, 65 inch tv, 32 inch tv, 50 inch tv,
        43 inch tv, 75 inch tv, 55 tv, 65 tv, 32 tv, 75 tv, 50 tv, 55 inch smart tv,
        65 inch smart tv, 75 inch smart tv, 50 inch smart tv, onn roku tv, element tv, sceptre tv
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 90,
      scatter: 0.65,
      variants: [
        {
          name: "plasma or tube",
          phrases: "plasma tv, plasma hdtv, viera plasma, plasma, crt, tube tv, 27 inch tv",
          factor: 0.4,
        },
        {
          name: "32 inch or smaller",
          phrases: "32, 32 inch, 32in, 24 inch, 28 inch, 19 inch",
          factor: 0.5,
        },
        { name: "40 to 43 inch", phrases: "40 inch, 42 inch, 43 inch, 40, 42, 43", factor: 0.75 },
        { name: "55 inch", phrases: "55 inch, 55, 55in", factor: 1.35 },
        { name: "60 or 65 inch", phrases: "60 inch, 65 inch, 60, 65, 65in", factor: 1.8 },
        { name: "70 or 75 inch", phrases: "70 inch, 75 inch, 70, 75, 75in", factor: 2.5 },
        {
          name: "77 to 80 inch",
          phrases: "77 inch, 78 inch, 79 inch, 80 inch, 77, 78",
          factor: 3.6,
        },
        { name: "85 inch", phrases: "85 inch, 85, 82 inch, 86 inch", factor: 4.8 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-crt-television",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "CRT television",
      aliases: `
        crt tv, tube tv, sony trinitron, crt television, trinitron, sony trinitron tv,
        retro gaming tv, vcr tv combo, tv vcr combo, crt gaming tv, sony wega
      `,
      excludes: `
        mount, stand, remote, wall bracket, antenna, tray, console table, soundbar, sound bar, lift,
        fireplace, entertainment center, cabinet, main board, power board, backlight,
        cracked screen for, tv table, guide, legs, t con
      `,
      usedMedianUsd: 60,
      scatter: 0.9,
      variants: [
        { name: "Trinitron or PVM", phrases: "trinitron, pvm, wega", factor: 1.9 },
        { name: "TV and VCR combo", phrases: "vcr combo, vcr, tv vcr", factor: 1.4 },
      ],
      conditionFactors: { new: 1.4, poor: 0.4, parts: 0.15 },
      shipPounds: null,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-projector",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "projector",
      aliases: `
        projector, epson projector, benq projector, home theater projector, mini projector,
        4k projector, optoma projector, movie projector, viewsonic projector, video projector,
        nebula projector, epson home cinema, anker nebula, portable projector, laser projector,
        xgimi, short throw projector
      `,
      excludes: `
        screen, slide, overhead, christmas, headlight, 8mm, super 8, 16mm, mount, star, lamp,
        galaxy, bulb, light
      `,
      usedMedianUsd: 120,
      scatter: 0.85,
      variants: [
        { name: "4K", phrases: "4k", factor: 4 },
        { name: "mini", phrases: "mini, pico, portable", factor: 0.5 },
        { name: "laser", phrases: "laser", factor: 4.5 },
      ],
      shipPounds: 10,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-projector-screen",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "projector screen",
      aliases: `
        projector screen, projection screen, movie screen, elite screens, 120 projector screen
      `,
      usedMedianUsd: 65,
      scatter: 0.75,
      shipPounds: 30,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "apple-tv-4k",
      category: "electronics",
      specificity: "model",
      brand: "Apple",
      model: "TV 4K",
      aliases: `
        apple tv 4k, apple tv 4k 2nd gen, apple tv 4k 3rd gen, apple tv 4k 2022, apple tv 4k 2021
      `,
      excludes: "remote only, replacement remote, for roku tv",
      usedMedianUsd: 82,
      scatter: 0.28,
      newUsd: 129,
      variants: [
        { name: "1st gen (2017)", phrases: "1st gen, 2017, a1842", factor: 0.65 },
        { name: "128 GB", phrases: "128gb", factor: 1.15 },
      ],
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "apple-tv-hd-or-older",
      category: "electronics",
      specificity: "line",
      brand: "Apple",
      model: "TV HD or older",
      aliases: `
        apple tv, apple tv hd, apple tv 4th gen, apple tv 4th generation, apple tv 3rd gen,
        apple tv 3rd generation, apple tv 2nd gen
      `,
      excludes: "remote only, replacement remote, for roku tv, mount, remote",
      usedMedianUsd: 30,
      scatter: 0.5,
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "roku-streaming-player",
      category: "electronics",
      specificity: "line",
      brand: "Roku",
      model: "streaming player",
      aliases: `
        roku, roku ultra, roku express, roku streaming stick, roku premiere, roku stick,
        roku streaming stick 4k, roku 3, roku player
      `,
      excludes: `
        remote only, replacement remote, for roku tv, tv, tcl, hisense, onn, soundbar, streambar
      `,
      usedMedianUsd: 16,
      scatter: 0.5,
      variants: [{ name: "Ultra", phrases: "ultra", factor: 2.2 }],
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "amazon-fire-tv-stick",
      category: "electronics",
      specificity: "line",
      brand: "Amazon",
      model: "Fire TV Stick",
      aliases: `
        fire tv stick, fire stick, firestick, amazon fire stick, fire tv stick 4k, fire tv cube,
        amazon fire tv stick, amazon firestick, fire stick 4k, fire tv, amazon fire tv
      `,
      excludes: "remote only, replacement remote, for roku tv, jailbroken, insignia, toshiba, inch",
      usedMedianUsd: 18,
      scatter: 0.5,
      variants: [
        { name: "Cube", phrases: "cube", factor: 2.2 },
        { name: "4K", phrases: "4k", factor: 1.25 },
        { name: "4K Max", phrases: "4k max", factor: 1.5 },
      ],
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "google-chromecast-or-tv-streamer",
      category: "electronics",
      specificity: "line",
      brand: "Google",
      model: "Chromecast or TV Streamer",
      aliases: `
        chromecast, google chromecast, chromecast with google tv, google tv streamer,
        chromecast ultra, chromecast 4k, google chromecast with google tv
      `,
      excludes: "remote only, replacement remote, for roku tv",
      usedMedianUsd: 20,
      scatter: 0.45,
      variants: [
        { name: "TV Streamer", phrases: "tv streamer", factor: 2.8 },
        { name: "with Google TV", phrases: "with google tv", factor: 1.3 },
      ],
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "nvidia-shield-tv",
      category: "electronics",
      specificity: "model",
      brand: "Nvidia",
      model: "Shield TV",
      aliases: `
        nvidia shield, nvidia shield tv, nvidia shield pro, nvidia shield tv pro, shield tv pro
      `,
      excludes: "remote only, replacement remote, for roku tv",
      usedMedianUsd: 120,
      scatter: 0.3,
      variants: [
        { name: "Pro", phrases: "pro", factor: 1.15 },
        { name: "tablet", phrases: "tablet", factor: 0.5 },
      ],
      shipPounds: 1,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-dvd-or-blu-ray-player",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "DVD or Blu-ray player",
      aliases: `
        dvd player, blu ray player, bluray player, portable dvd player, sony blu ray player,
        sony dvd player, 4k blu ray player, samsung blu ray player, dvd recorder,
        panasonic blu ray player, sony bluray player, panasonic ub820, blue ray player
      `,
      excludes: "car, headrest, overhead, dvds, vcr",
      usedMedianUsd: 22,
      scatter: 0.7,
      variants: [
        { name: "4K", phrases: "4k, uhd, ub820, x800", factor: 3.5 },
        { name: "DVD recorder", phrases: "recorder", factor: 3.5 },
      ],
      shipPounds: 6,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-vcr",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "VCR",
      aliases: `
        vcr, vhs player, vcr player, vhs vcr, dvd vcr combo, vcr dvd combo, dvd vcr, vcr dvd player,
        dvd vcr player, sony vcr, dvd vhs player, vhs dvd player
      `,
      excludes: "tv vcr, tapes, vhs tapes, movies, rewinder",
      usedMedianUsd: 70,
      scatter: 0.55,
      variants: [{ name: "DVD combo", phrases: "combo, dvd", factor: 1.3 }],
      conditionFactors: { parts: 0.25, new: 2 },
      shipPounds: 12,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-laserdisc-player",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "LaserDisc player",
      aliases: "laserdisc player, laser disc player, pioneer laserdisc",
      usedMedianUsd: 120,
      scatter: 0.6,
      shipPounds: 25,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-security-or-doorbell-camera",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "security or doorbell camera",
      aliases: `
        ring doorbell, ring camera, arlo, arlo camera, blink camera, security camera, nest camera,
        nest doorbell, ring video doorbell, security cameras, arlo pro, wyze cam, ring stick up cam,
        nest cam, security camera system, blink outdoor, eufy, eufy camera, arlo ultra,
        ring doorbell pro, surveillance camera, blink doorbell, lorex, reolink, eufycam,
        doorbell camera
      `,
      excludes: "vacuum, robovac, mount only, solar panel only, battery only",
      usedMedianUsd: 48,
      scatter: 0.75,
      variants: [
        { name: "system with recorder", phrases: "nvr, dvr, system, 8 channel", factor: 2.6 },
      ],
      shipPounds: 4,
      feeClass: "most",
      sellsIn: "weeks",
    },
    {
      id: "any-smart-thermostat",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "smart thermostat",
      aliases: `
        nest thermostat, nest learning thermostat, ecobee, smart thermostat, ecobee4,
        google nest thermostat, honeywell smart thermostat, ecobee smart thermostat, ecobee3
      `,
      usedMedianUsd: 55,
      scatter: 0.55,
      variants: [
        { name: "Learning, 4th gen", phrases: "4th gen, 4th generation", factor: 2.6 },
        { name: "Nest E or basic", phrases: "thermostat e", factor: 0.75 },
      ],
      shipPounds: 2,
      feeClass: "most",
      sellsIn: "days",
    },
    {
      id: "any-police-scanner-or-ham-radio",
      category: "electronics",
      specificity: "type",
      brand: null,
      model: "police scanner or ham radio",
      aliases: `
        police scanner, uniden scanner, uniden bearcat, ham radio, baofeng, cb radio,
        kenwood ham radio, uniden, two way radio, icom radio, baofeng uv 5r, yaesu, motorola radio,
        cobra cb radio, cobra 29, icom, walkie talkie, radio scanner, yaesu ft
      `,
      excludes: "radar detector, dash cam, toy, kids",
      usedMedianUsd: 65,
      scatter: 0.9,
      variants: [
        {
          name: "Yaesu, Icom or Kenwood ham transceiver",
          phrases: "yaesu, icom, kenwood",
          factor: 4.5,
        },
        {
          name: "Uniden SDS100 or BCD436",
          phrases: "sds100, sds200, bcd436hp, bcd536hp",
          factor: 6,
        },
        { name: "Baofeng", phrases: "baofeng", factor: 0.45 },
      ],
      shipPounds: 5,
      feeClass: "most",
      sellsIn: "weeks",
    },
  ],
};
