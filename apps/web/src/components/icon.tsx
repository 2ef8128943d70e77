import type { IconName } from "@flipworth/content";
import {
  Armchair,
  BadgeCheck,
  BadgeDollarSign,
  Bike,
  Calculator,
  Camera,
  ChartLine,
  Clock,
  Eye,
  Handshake,
  Lock,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Scale,
  ScanSearch,
  Search,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Tag,
  Trophy,
  Truck,
  Wallet,
  WashingMachine,
  Wrench,
} from "lucide-react";

const icons: Record<IconName, LucideIcon> = {
  armchair: Armchair,
  "badge-check": BadgeCheck,
  "badge-dollar-sign": BadgeDollarSign,
  bike: Bike,
  calculator: Calculator,
  camera: Camera,
  "chart-line": ChartLine,
  clock: Clock,
  eye: Eye,
  handshake: Handshake,
  lock: Lock,
  "map-pin": MapPin,
  "message-circle": MessageCircle,
  scale: Scale,
  "scan-search": ScanSearch,
  search: Search,
  "shield-check": ShieldCheck,
  smartphone: Smartphone,
  sparkles: Sparkles,
  tag: Tag,
  trophy: Trophy,
  truck: Truck,
  wallet: Wallet,
  "washing-machine": WashingMachine,
  wrench: Wrench,
};

/** The picture that content names; it says nothing that the words beside it do not. */
export function Icon({ name }: { name: IconName }) {
  const Picture = icons[name];
  return <Picture aria-hidden className="size-6 shrink-0" strokeWidth={1.75} />;
}
