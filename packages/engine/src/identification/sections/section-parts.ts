/** The parts of a marketplace's section, the widest first: "Home & Garden / Sofas / Private". */
export const sectionParts = (words: string): readonly string[] => words.split(/[/>›]/);
