/** Subscribes to an attribute of the root element, which the site's own scripts write. */
export function watchRoot(attribute: `data-${string}`): (onChange: () => void) => () => void {
  return (onChange) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.documentElement, { attributeFilter: [attribute] });
    return () => observer.disconnect();
  };
}
