// The published commands run on Node 20 too, which lacks two functions of ES2024. Imported before all else.

type Resolvers = {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

if (!("withResolvers" in Promise)) {
  Object.defineProperty(Promise, "withResolvers", {
    value: () => {
      let resolvers: Resolvers | undefined;
      const promise = new Promise((resolve, reject) => (resolvers = { resolve, reject }));
      return Object.assign({ promise }, resolvers);
    },
  });
}

if (!("groupBy" in Map)) {
  Object.defineProperty(Map, "groupBy", {
    value: (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) => {
      const groups = new Map<unknown, unknown[]>();
      let index = 0;
      for (const item of items) {
        const key = keyOf(item, index);
        const known = groups.get(key);
        if (known === undefined) groups.set(key, [item]);
        else known.push(item);
        index += 1;
      }
      return groups;
    },
  });
}
