import { findPlan } from "@flipworth/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { SubscribeScreen } from "../../features/billing/subscribe-screen.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { paths } from "../../paths.ts";

export default function LateSubscribe() {
  const [queries] = useState(createQueryClient);
  const [address] = useSearchParams();
  const plan = findPlan(address.get("plan") ?? "");
  if (!plan || plan.pricePerMonth === 0) return <Navigate to={paths.pricing} replace />;
  return (
    <QueryClientProvider client={queries}>
      <SubscribeScreen plan={plan} />
    </QueryClientProvider>
  );
}
