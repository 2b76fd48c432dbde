/** Making things to print; loaded when the first one is asked for, since the PDF writer takes its time to load. */
export { type PdfInfo, type Pictures, pagesToPdf } from './pdf.ts';
export { deckPicture } from './picture.ts';
export { proxyPages } from './proxies.ts';
export { tournamentPages } from './tournament.ts';
export { verdictPages } from './verdict.ts';
