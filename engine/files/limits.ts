/** What a file may cost to read. Far above any real catalogue or collection, far below what would stop the machine. */
export const READING_LIMITS = {
  /** Size of a file. */
  bytes: 64 * 1024 * 1024,
  /** Size of what a zipped file holds. */
  unpacked: 256 * 1024 * 1024,
  /** Cells of a table, empty ones between the first and the last included. */
  cells: 3_000_000,
  /** Brackets inside one another in a data file. */
  depth: 200,
  /** Seconds. */
  time: 30,
  /** Megabytes taken up while reading. */
  memory: 1536,
  /** Size of a decklist's text. */
  list: 1024 * 1024,
} as const;

/** Which of the limits a file went beyond. */
export type ReadingLimit = keyof typeof READING_LIMITS;
