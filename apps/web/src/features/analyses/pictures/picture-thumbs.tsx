import { useWords } from "@flipworth/words/react";
import { X } from "lucide-react";
import { useCallback } from "react";
import { pictureWords } from "../../../words/english/analyses/pictures.ts";

type PictureThumbsProps = { pictures: readonly File[]; onRemove: (picture: File) => void };

/** The pictures of one listing in the order in which they are read. */
export function PictureThumbs({ pictures, onRemove }: PictureThumbsProps) {
  const say = useWords(pictureWords);
  return (
    <ul className="grid grid-cols-3 gap-2" aria-label={say("pictures")}>
      {pictures.map((picture, at) => (
        <Chosen
          key={`${picture.name} ${picture.lastModified} ${picture.size} ${at}`}
          picture={picture}
          number={at + 1}
          onRemove={() => onRemove(picture)}
        />
      ))}
    </ul>
  );
}

type ChosenProps = { picture: File; number: number; onRemove: () => void };

function Chosen({ picture, number, onRemove }: ChosenProps) {
  const say = useWords(pictureWords);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return (
    <li className="relative overflow-hidden rounded-control border border-edge">
      <img
        ref={show}
        alt={say("page", { number })}
        className="aspect-square w-full bg-sunken object-cover object-top"
      />
      <button
        type="button"
        aria-label={say("remove", { number })}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full border border-edge bg-surface">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </li>
  );
}
