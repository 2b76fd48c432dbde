/** Version of the program; package.json's, which a test keeps the same. */
export const VERSION = '0.1.0';
