import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from "react";

type LateScreenProps = { screen: ComponentType; skeleton: ReactNode };

/**
 * The skeleton is in the built page and paints at once; the screen, with the client, its schemas
 * and the data cache, comes after it.
 */
export function LateScreen({ screen: Screen, skeleton }: LateScreenProps) {
  const isInBrowser = useSyncExternalStore(neverChanges, isTrue, isFalse);
  if (!isInBrowser) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Screen />
    </Suspense>
  );
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
