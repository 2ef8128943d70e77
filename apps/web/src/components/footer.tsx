export function Footer() {
  return (
    <footer className="border-t border-line">
      <p className="mx-auto max-w-6xl px-4 py-6 text-sm text-soft sm:px-6">
        Estimates, not promises: check the item and the sold listings before you pay.
      </p>
    </footer>
  );
}
