import { stamina as countRounds, lossCosts, REST_HABITS, type StaminaPlan } from '../../../engine/homalyrev/stamina.ts';
import { cliTexts } from '../../../messages/cli.ts';
import { describeStaminaProblem } from '../../../messages/homalyrev/problems.ts';
import {
  describeLossCosts,
  describeStamina,
  describeStaminaStep,
  STAMINA_TEXTS,
} from '../../../messages/homalyrev/stamina.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { type Command, EXIT, UsageError } from '../command.ts';

const usage = 'stamina <kéz> [--discard <n>] [--rest short|long|best] [--lose <ciklus>]… [--why] [--json]';
const MAX_CARDS = 99;

/** How many rounds a Homályrév hand lasts. */
export const stamina: Command = {
  name: 'stamina',
  usage,
  summary: {
    hu: 'Hány körre elég egy homályrévi kéz, és mibe kerül még egy elvesztett lap.',
    en: 'How many rounds a Homályrév hand lasts, and what one more lost card costs.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(
      args,
      usage,
      {
        discard: { type: 'string', default: '0' },
        rest: { type: 'string', default: 'short' },
        lose: { type: 'string', multiple: true },
        why: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      { min: 1, max: 1 },
    );
    const rest = REST_HABITS.find((habit) => habit === values.rest);
    if (!rest) throw new UsageError(cliTexts[io.lang].oneOf('--rest', REST_HABITS, values.rest));
    const plan: StaminaPlan = {
      hand: wholeNumber(positionals[0] as string, '<kéz>', 0, MAX_CARDS),
      discard: wholeNumber(values.discard, '--discard', 0, MAX_CARDS),
      rest,
      lose: (values.lose ?? []).map((text) => wholeNumber(text, '--lose', 1, MAX_CARDS * 2)),
    };
    const result = countRounds(plan);
    if (!result.ok) throw new UsageError(`--lose: ${describeStaminaProblem(result.problem, io.lang)}`);
    const { steps, ...numbers } = result.value;
    if (values.json) {
      io.out(JSON.stringify(values.why ? { ...numbers, steps, lossCosts: lossCosts(plan) } : numbers));
      return EXIT.ok;
    }
    const texts = STAMINA_TEXTS[io.lang];
    const costs = lossCosts(plan);
    const lines = [
      ...describeStamina(result.value, io.lang),
      ...(costs ? [`${texts.costs}:`, ...describeLossCosts(costs, io.lang).map((line) => `  • ${line}`)] : []),
      ...(values.why ? [`${texts.course}:`, ...steps.map((step) => `  ${describeStaminaStep(step, io.lang)}`)] : []),
    ];
    io.out(lines.join('\n'));
    return EXIT.ok;
  },
};
