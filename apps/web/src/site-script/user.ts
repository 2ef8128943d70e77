export type User = {
  initial: string;
  picture: string | undefined;
  /** As the contract's table of plans has it: "side_hustler". */
  plan: string | undefined;
};

/** Reads the answer of the current-user call without its schema, which is ten times this script. */
export function readUser(answer: unknown): User | undefined {
  if (typeof answer !== "object" || answer === null || Object.keys(answer).length === 0) {
    return undefined;
  }
  const fields: Record<string, unknown> = { ...answer };
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const [initial = "U"] = text("firstName") ?? text("email") ?? "U";
  const plan = planOf(fields["subscription"]);
  return { initial: initial.toUpperCase(), picture: text("profileImageUrl"), plan };
}

function planOf(subscription: unknown): string | undefined {
  if (typeof subscription !== "object" || subscription === null) return undefined;
  const tier = "tier" in subscription ? subscription.tier : undefined;
  const name = typeof tier === "string" && tier !== "" ? tier : "free";
  return name.toLowerCase().replaceAll(" ", "_");
}

/** The letter stands until the picture has loaded, and stays when it does not. */
export function fillAvatar(
  root: HTMLElement,
  { initial, picture }: Pick<User, "initial" | "picture">,
): void {
  root.style.setProperty("--avatar-letter", JSON.stringify(initial));
  if (!picture) return;
  const image = new Image();
  image.addEventListener("load", () => {
    root.style.setProperty("--avatar-letter", '""');
    root.style.setProperty("--avatar-picture", `url(${JSON.stringify(picture)})`);
  });
  image.src = picture;
}
