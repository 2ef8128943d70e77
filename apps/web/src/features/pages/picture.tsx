type PictureProps = {
  /** The file in public/pictures, without its ending. */
  name: string;
  /** CSS pixels; scripts/extension-pictures.ts takes the picture at twice that. */
  width: number;
  height: number;
  alt: string;
  caption: string;
};

/** A picture that `scripts/extension-pictures.ts` took. Its place is kept while it loads. */
export function Picture({ name, width, height, alt, caption }: PictureProps) {
  return (
    <figure className="flex flex-col items-start gap-2">
      <picture>
        <source type="image/avif" srcSet={`/pictures/${name}.avif`} />
        <img
          src={`/pictures/${name}.webp`}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="h-auto max-w-full rounded-card border border-line"
        />
      </picture>
      <figcaption className="text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}
