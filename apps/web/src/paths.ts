/** Every address of the site; no other file types one by hand. */
export const paths = {
  home: "/",
  analyze: "/analyze",
  notFound: "/404",
  /** An analyze page that fills its form from the fragment, which browsers never send anywhere. */
  analyzeListing: (fragment: string) => `/analyze#${fragment}`,
} as const;
