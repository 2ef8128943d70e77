export { Badge, type BadgeTone } from "./badge.tsx";
export { BillTable } from "./bill-table.tsx";
export { Brand } from "./brand.tsx";
export { Button, buttonClasses, type ButtonLook, type ButtonSize } from "./button.tsx";
export { Card } from "./card.tsx";
export { categoryName } from "./category-name.ts";
export { categoryNames } from "./words/english/categories.ts";
export { DealCard, type DealCardProps } from "./deal-card/deal-card.tsx";
export type { Deal, DealPages } from "./deal-card/deal.ts";
export {
  formatDollars,
  formatRounded,
  formatRoundedDown,
  withTrueMinus,
} from "./deal-card/dollars.ts";
export { LoadProblem, Problem } from "./problem.tsx";
export { PriceAxis } from "./deal-card/price-axis.tsx";
export { chosenSales, type SalesOfPage, salesOf, type ShownSale } from "./sales/sale-rows.ts";
export { SalesList } from "./sales/sales-list.tsx";
export { Verdict, verdictLooks } from "./deal-card/verdict.tsx";
export { verdictWords } from "./deal-card/verdict-of.ts";
export { Dialog } from "./dialog.tsx";
export { Explain } from "./explain.tsx";
export { Foldable } from "./foldable.tsx";
export { joinClasses } from "./join-classes.ts";
export { Menu, MenuLink } from "./menu.tsx";
export { SelectField } from "./select-field.tsx";
export { Sheet } from "./sheet.tsx";
export { type FinishedStage, StageProgress } from "./stage-progress.tsx";
export { Tabs } from "./tabs.tsx";
export { TextArea, TextField } from "./text-field.tsx";
export { standingWords } from "./words/english/standings.ts";
export { ToastProvider, useToast } from "./toast/toast.tsx";
export type { ToastWords } from "./toast/toast-view.tsx";
