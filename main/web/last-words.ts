import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { type LastCall, lastCallsSchema, MOST_LAST_BYTES, MOST_LAST_UNPACKED } from '../api/contract/last-words.ts';

/** A little above what a browser lets through, so that the browser's limit is the one in force. */
const MOST_BODY = MOST_LAST_BYTES + 8 * 1024;

/** Reads the calls a page sent as its last act; null if the body is too long, unreadable or none of ours. Never throws. */
export async function readLastWords(request: IncomingMessage): Promise<readonly LastCall[] | null> {
  if (request.headers['content-type'] !== 'application/json') return null;
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MOST_BODY) return null;
      parts.push(part);
    }
    const body = Buffer.concat(parts);
    const packed = request.headers['content-encoding'] === 'gzip';
    const text = (packed ? gunzipSync(body, { maxOutputLength: MOST_LAST_UNPACKED }) : body).toString('utf8');
    const read = lastCallsSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
