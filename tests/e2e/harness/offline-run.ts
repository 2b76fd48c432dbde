/**
 * Runs inside a network namespace of its own, in which this process answers every name look-up: `node offline-run.ts <seconds>
 * <program> [arguments…]`. Starts the program, waits, ends it, and prints what was looked up as JSON.
 */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';

const [seconds = '20', program = '', ...args] = process.argv.slice(2);
const asked: string[] = [];
const resolver = createSocket('udp4');
resolver.on('message', (message, { address, port }) => {
  asked.push(nameIn(message));
  const answer = Buffer.from(message);
  answer.writeUInt16BE(0x8183, 2); // no such name
  resolver.send(answer, port, address);
});
resolver.bind(53, '127.0.0.1', () => {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = setTimeout(() => child.kill(), Number(seconds) * 1000);
  child.on('exit', (code) => {
    clearTimeout(stop);
    resolver.close();
    console.log(JSON.stringify({ asked, code }));
  });
});

function nameIn(message: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; at < message.length && message[at] !== 0; at += (message[at] as number) + 1) {
    labels.push(message.toString('latin1', at + 1, at + 1 + (message[at] as number)));
  }
  return labels.join('.');
}
