import { VoiceProvider } from "@flipworth/words/react";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { spanish } from "../../words/spanish.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { watchNewsletter } from "./watch-newsletter.ts";

function openForm(status: number, body = "{}") {
  const sent: { address: string; body: string }[] = [];
  vi.stubGlobal("fetch", async (address: string, request: { body: string }) => {
    sent.push({ address, body: request.body });
    return new Response(body, { status });
  });
  const { person } = renderScreen(<NewsletterForm />);
  for (const form of document.forms) watchNewsletter(form);
  const field = screen.getByPlaceholderText<HTMLInputElement>("Enter your email");
  const subscribe = async (email: string) => {
    await person.type(field, email);
    await person.click(screen.getByRole("button", { name: "Subscribe Free" }));
  };
  return { sent, field, subscribe };
}

test("an address is sent and thanked for, and the field is empty again", async () => {
  const { sent, field, subscribe } = openForm(200);

  await subscribe(" ana@example.com ");

  await waitFor(() => expect(screen.getByText("Thanks! You’re on the list.")).toBeDefined());
  expect(sent).toEqual([{ address: "/api/newsletter", body: '{"email":"ana@example.com"}' }]);
  expect(field.value).toBe("");
});

test.each(["ana", "ana@", "ana@example", "ana @example.com", "ana@example."])(
  "%j is told of under the field and sent nowhere",
  async (email) => {
    const { sent, field, subscribe } = openForm(200);

    await subscribe(email);

    const message = screen.getByText("Enter an email address like name@example.com.");
    expect(field.getAttribute("aria-describedby")).toBe(message.id);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(sent).toEqual([]);
  },
);

test.each([
  { status: 400, words: "Enter an email address like name@example.com." },
  { status: 429, words: "Too many signups came from your network today. Try again tomorrow." },
  { status: 503, words: "We couldn’t sign you up. Try again in a moment." },
])("an answer of $status is said, and what was typed stays", async ({ status, words }) => {
  const { field, subscribe } = openForm(status);

  await subscribe("ana@example.com");

  await waitFor(() => expect(screen.getByText(words)).toBeDefined());
  expect(field.value).toBe("ana@example.com");
});

test("where the server sends mail, the person is told to check it", async () => {
  const { field, subscribe } = openForm(200, '{"subscribed":true,"needsConfirmation":true}');

  await subscribe("ana@example.com");

  await waitFor(() => expect(screen.getByText(/Check your email/)).toBeDefined());
  expect(field.value).toBe("");
});

test("the form's own language is what its script answers in", async () => {
  const { person } = renderScreen(
    <VoiceProvider value={spanish}>
      <NewsletterForm />
    </VoiceProvider>,
  );
  for (const form of document.forms) watchNewsletter(form);

  await person.type(screen.getByPlaceholderText("Escribe tu correo"), "ana");
  await person.click(screen.getByRole("button", { name: "Suscríbete gratis" }));

  expect(
    screen.getByText("Escribe una dirección de correo como nombre@example.com."),
  ).toBeDefined();
});
