import { AppError } from "../replies/app-error.ts";
import { groupsOf, type Sender, type Share } from "./fair-queue.ts";
import { said } from "../../words/errors.ts";

/** What one request holds in memory. */
export type Holding = {
  /** Throws `unavailable` when there is no room for so many more. */
  add: (bytes: number) => void;
  release: () => void;
};

/**
 * Bounds the memory of all bodies that are being read or worked on. A body counts by the bytes that
 * have arrived, so one that never comes takes no room from others.
 */
export function createBodyBudget(room: Share) {
  const held = new Map<string, number>();
  let total = 0;
  const add = (group: string, bytes: number) => {
    const left = (held.get(group) ?? 0) + bytes;
    if (left === 0) held.delete(group);
    else held.set(group, left);
  };
  return (sender: Pick<Sender, "network" | "ownerId">): Holding => {
    const [network, owner] = groupsOf(sender);
    let own = 0;
    const change = (bytes: number) => {
      own += bytes;
      total += bytes;
      add(network, bytes);
      add(owner, bytes);
    };
    const hasRoom = (bytes: number) =>
      total + bytes <= room.all &&
      (held.get(network) ?? 0) + bytes <= room.network &&
      (held.get(owner) ?? 0) + bytes <= room.owner;
    return {
      add: (bytes) => {
        if (!hasRoom(bytes)) throw noRoom();
        change(bytes);
      },
      release: () => change(-own),
    };
  };
}

const noRoom = () =>
  new AppError("unavailable", said("manyPictures"), {
    retryAfterSeconds: 5,
  });
