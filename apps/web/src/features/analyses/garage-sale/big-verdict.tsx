import type { Analysis } from "@flipworth/contract";
import { joinClasses } from "@flipworth/ui";
import { useVoice, useWords } from "@flipworth/words/react";
import { type Ref } from "react";
import { garageSaleWords } from "../../../words/english/analyses/garage-sale.ts";
import { type Brief, verdictInBrief } from "./verdict-in-brief.ts";

/** White on these has a contrast of 7 or more, for reading in sunlight, in either theme. */
const grounds: Record<Brief["tone"], string> = {
  buy: "bg-[#0b4d2c]",
  negotiate: "bg-[#5c3c00]",
  skip: "bg-[#7d1712]",
  unsure: "bg-[#33332f]",
};

type BigVerdictProps = {
  analysis: Analysis;
  isEstimate: boolean;
  headingRef: Ref<HTMLHeadingElement>;
};

/** What to do, one number and one reason, to be read at arm's length. */
export function BigVerdict({ analysis, isEstimate, headingRef }: BigVerdictProps) {
  const say = useWords(garageSaleWords);
  const { tone, verdict, figure, reason } = verdictInBrief(analysis, useVoice());
  return (
    <article className={joinClasses("rounded-card p-4 text-white", grounds[tone])}>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="text-4xl leading-tight font-semibold tracking-tight text-balance outline-none min-[360px]:text-5xl"
      >
        {verdict}
      </h2>
      {figure && (
        <p className="pt-2">
          <span className="text-3xl font-semibold tabular-nums">{figure.amount}</span>{" "}
          <span className="text-lg">{figure.of}</span>
        </p>
      )}
      <p className="pt-2 text-lg text-pretty">{reason}</p>
      <p className="pt-3 text-base break-words">
        {analysis.title}
        {isEstimate && ` · ${say("estimateNote")}`}
      </p>
    </article>
  );
}
