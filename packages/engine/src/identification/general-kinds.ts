/** Kinds so general that a narrower word beside them names the thing: "recliner chair". */
export const generalKinds: ReadonlySet<string> = new Set(
  "chair table sofa couch bed computer laptop desk bike bicycle unit set cabinet shelf furniture phone tv television game toy book shoe shirt jacket guitar camera console tool watch lamp light bag mirror stereo".split(
    " ",
  ),
);
