import { openPhoneStore } from "../kept/phone-store.ts";
import { sharedPage } from "./settings.ts";

const mostPictures = 6;

/** Keeps what the share sheet posted for the page that opens next. */
export async function takeShared({ request }: { request: Request }): Promise<Response> {
  try {
    const form = await request.formData();
    const words = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const pictures = form
      .getAll("pictures")
      .filter((part) => part instanceof File && part.size > 0)
      .slice(0, mostPictures);
    const store = await openPhoneStore();
    await store.put(
      "shared",
      {
        title: words("title"),
        text: words("text"),
        url: words("url"),
        pictures: pictures as File[],
        sharedAt: Date.now(),
      },
      "latest",
    );
    store.close();
    return Response.redirect(sharedPage("taken"), 303);
  } catch {
    return Response.redirect(sharedPage("missed"), 303);
  }
}
