import type { Adapter, AdapterPayload } from "oidc-provider";

type Kept = { payload: AdapterPayload; endsAtMs: number };

/** Everything the provider remembers, for its few minutes of use. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = (isWanted: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of kept) if (isWanted(key, payload)) return payload;
    return undefined;
  };
  const dropOver = (nowMs: number) => {
    for (const [key, { endsAtMs }] of kept) if (endsAtMs <= nowMs) kept.delete(key);
  };
  return (model) => {
    const isOfModel = (key: string) => key.startsWith(`${model}:`);
    return {
      upsert: async (id, payload, expiresInSeconds = Infinity) => {
        const nowMs = Date.now();
        dropOver(nowMs);
        kept.set(`${model}:${id}`, { payload, endsAtMs: nowMs + expiresInSeconds * 1000 });
      },
      find: async (id) => kept.get(`${model}:${id}`)?.payload,
      findByUid: async (uid) => find((key, payload) => isOfModel(key) && payload.uid === uid),
      findByUserCode: async (userCode) =>
        find((key, payload) => isOfModel(key) && payload.userCode === userCode),
      consume: async (id) => {
        const found = kept.get(`${model}:${id}`);
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        kept.delete(`${model}:${id}`);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
