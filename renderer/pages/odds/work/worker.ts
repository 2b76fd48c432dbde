import { carryOut, type Order, type Reply } from './tasks.ts';

addEventListener('message', (event: MessageEvent<Order>) => {
  const { id, task } = event.data;
  let reply: Reply;
  try {
    reply = { id, ok: true, result: carryOut(task) };
  } catch (error) {
    reply = { id, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
