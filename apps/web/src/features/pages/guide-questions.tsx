import { paths } from "../../paths.ts";
import type { ReactNode } from "react";

type Question = { question: string; answer: ReactNode };

const questions: readonly Question[] = [
  {
    question: "Does a higher asking price make the estimate higher?",
    answer:
      "No. The asking price never enters the value: at a tenth or at ten times the price the range stays as it is. Only profit, score and verdict move.",
  },
  {
    question: "Where do the values come from?",
    answer:
      "From a price guide that comes with Flipworth: our own dated estimates of what things sell for, used. Sold listings that a request brings along are weighed in too, and those that do not fit are struck out with a reason. The answer names each source and how much it counted.",
  },
  {
    question: "Which selling fee is used?",
    answer:
      "A dated table of each platform’s rates by category. Examples on the web often take a flat 13%; that is a fair rule of thumb for a resale auction site, and rarely exact.",
  },
  {
    question: "What is the flip score?",
    answer:
      "The chance, in percent, that the flip reaches $10 of profit and a 30% return on the price, after fees and shipping. From 60 it can be a Buy.",
  },
  {
    question: "Why is there no range for this listing?",
    answer:
      "Because the words fit too many things to say anything honest. Add the maker and the model. It costs nothing.",
  },
  {
    question: "Why is there a range but no verdict?",
    answer:
      "A verdict needs a price in US, Canadian or Australian dollars, euros or British pounds. With no price, a placeholder such as $1, or another currency, you get the range and, in US dollars, the most to pay.",
  },
  {
    question: "Are my screenshots kept?",
    answer: (
      <>
        No. A screenshot is read in memory and dropped when the answer is made.{" "}
        <a href={paths.privacy}>The privacy policy</a> lists what is stored.
      </>
    ),
  },
  {
    question: "Which sites does the extension know?",
    answer:
      "It reads listings of Facebook Marketplace, Craigslist, OfferUp and eBay by their words. Other pages it reads from a picture of what you see.",
  },
  {
    question: "Can I see my older analyses?",
    answer:
      "When you sign in, your dashboard lists them. Without an account they belong to your browser’s install and are not shown on a page.",
  },
];

/** Native details: they open without JavaScript, and the browser's own search finds what is folded. */
export function GuideQuestions() {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary className="min-h-11 py-3 font-medium">{question}</summary>
          <p className="pb-4 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
