import { albuquerqueNm } from "./albuquerque-nm.ts";
import { atlantaGa } from "./atlanta-ga.ts";
import { austinTx } from "./austin-tx.ts";
import { baltimoreMd } from "./baltimore-md.ts";
import { bostonMa } from "./boston-ma.ts";
import { charlotteNc } from "./charlotte-nc.ts";
import { chicagoIl } from "./chicago-il.ts";
import { coloradoSpringsCo } from "./colorado-springs-co.ts";
import { columbusOh } from "./columbus-oh.ts";
import { dallasTx } from "./dallas-tx.ts";
import { denverCo } from "./denver-co.ts";
import { detroitMi } from "./detroit-mi.ts";
import { elPasoTx } from "./el-paso-tx.ts";
import { fortWorthTx } from "./fort-worth-tx.ts";
import { fresnoCa } from "./fresno-ca.ts";
import { houstonTx } from "./houston-tx.ts";
import { indianapolisIn } from "./indianapolis-in.ts";
import { jacksonvilleFl } from "./jacksonville-fl.ts";
import { kansasCityMo } from "./kansas-city-mo.ts";
import { lasVegasNv } from "./las-vegas-nv.ts";
import { longBeachCa } from "./long-beach-ca.ts";
import { losAngelesCa } from "./los-angeles-ca.ts";
import { louisvilleKy } from "./louisville-ky.ts";
import { memphisTn } from "./memphis-tn.ts";
import { mesaAz } from "./mesa-az.ts";
import { milwaukeeWi } from "./milwaukee-wi.ts";
import { nashvilleTn } from "./nashville-tn.ts";
import { oklahomaCityOk } from "./oklahoma-city-ok.ts";
import { omahaNe } from "./omaha-ne.ts";
import { philadelphiaPa } from "./philadelphia-pa.ts";
import { phoenixAz } from "./phoenix-az.ts";
import { portlandOr } from "./portland-or.ts";
import { raleighNc } from "./raleigh-nc.ts";
import { sacramentoCa } from "./sacramento-ca.ts";
import { sanAntonioTx } from "./san-antonio-tx.ts";
import { sanDiegoCa } from "./san-diego-ca.ts";
import { sanFranciscoCa } from "./san-francisco-ca.ts";
import { sanJoseCa } from "./san-jose-ca.ts";
import { seattleWa } from "./seattle-wa.ts";
import { tucsonAz } from "./tucson-az.ts";
import type { PlacePages } from "./place-pages.ts";

/** What is different about each category in each city, by the city's slug. */
export const placePages: Readonly<Record<string, PlacePages>> = {
  "albuquerque-nm": albuquerqueNm,
  "atlanta-ga": atlantaGa,
  "austin-tx": austinTx,
  "baltimore-md": baltimoreMd,
  "boston-ma": bostonMa,
  "charlotte-nc": charlotteNc,
  "chicago-il": chicagoIl,
  "colorado-springs-co": coloradoSpringsCo,
  "columbus-oh": columbusOh,
  "dallas-tx": dallasTx,
  "denver-co": denverCo,
  "detroit-mi": detroitMi,
  "el-paso-tx": elPasoTx,
  "fort-worth-tx": fortWorthTx,
  "fresno-ca": fresnoCa,
  "houston-tx": houstonTx,
  "indianapolis-in": indianapolisIn,
  "jacksonville-fl": jacksonvilleFl,
  "kansas-city-mo": kansasCityMo,
  "las-vegas-nv": lasVegasNv,
  "long-beach-ca": longBeachCa,
  "los-angeles-ca": losAngelesCa,
  "louisville-ky": louisvilleKy,
  "memphis-tn": memphisTn,
  "mesa-az": mesaAz,
  "milwaukee-wi": milwaukeeWi,
  "nashville-tn": nashvilleTn,
  "oklahoma-city-ok": oklahomaCityOk,
  "omaha-ne": omahaNe,
  "philadelphia-pa": philadelphiaPa,
  "phoenix-az": phoenixAz,
  "portland-or": portlandOr,
  "raleigh-nc": raleighNc,
  "sacramento-ca": sacramentoCa,
  "san-antonio-tx": sanAntonioTx,
  "san-diego-ca": sanDiegoCa,
  "san-francisco-ca": sanFranciscoCa,
  "san-jose-ca": sanJoseCa,
  "seattle-wa": seattleWa,
  "tucson-az": tucsonAz,
};
