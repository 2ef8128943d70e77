/** Loads the picture library at its first use: a server that reads no picture starts without it. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  return sharp;
}
