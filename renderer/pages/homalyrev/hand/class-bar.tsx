import Download from 'lucide-solid/icons/download';
import Ellipsis from 'lucide-solid/icons/ellipsis';
import FolderOpen from 'lucide-solid/icons/folder-open';
import Save from 'lucide-solid/icons/save';
import Trash from 'lucide-solid/icons/trash';
import { createMemo, onMount } from 'solid-js';
import { type ClassFile, readClass } from '../../../../engine/homalyrev/class/class-file.ts';
import { DEMO_CLASS } from '../../../../engine/homalyrev/class/demo-class.ts';
import { describeFileProblem, describeUnknownKeys } from '../../../../messages/homalyrev/problems.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { sentenceOf } from '../../../api/index.ts';
import { saveFile } from '../../../app/clipboard.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { notify, notifyError } from '../../../app/toasts.tsx';
import { Menu } from '../../../design/components/menu.tsx';
import { Select } from '../../../design/components/select.tsx';
import { forget, keep, keptThings, loadKept } from '../library.ts';
import { openJsonFile } from '../parts/open-file.ts';
import { newSession } from './session.ts';
import { loadSession, session } from './state.ts';

const DEMO = 'demo';
const LOADED = 'file';

/** Which class: the sample, one that is kept, or one from a file; and what can be done with it. */
export function ClassBar() {
  const t = useText(homalyrevHandTexts);
  onMount(() => {
    loadKept().catch((error) => notifyError(sentenceOf(error)));
  });
  const kept = () => keptThings().filter((thing) => thing.what === 'class');
  const same = (value: unknown) => JSON.stringify(value) === JSON.stringify(session().classFile);
  const value = createMemo(() => {
    if (same(DEMO_CLASS)) return DEMO;
    const found = kept().find((thing) => same(thing.value));
    return found ? String(found.id) : LOADED;
  });
  const choices = createMemo(() => [
    { value: DEMO, label: t().demo(DEMO_CLASS.name) },
    ...kept().map((thing) => ({ value: String(thing.id), label: thing.name })),
    ...(value() === LOADED ? [{ value: LOADED, label: t().fromFile(session().classFile.name) }] : []),
  ]);
  const use = (file: ClassFile) => loadSession(newSession(file, session()));
  const choose = (id: string) => {
    // The list tells its choice again whenever it is filled anew.
    if (id === value()) return;
    if (id === DEMO) use(DEMO_CLASS);
    const thing = kept().find((one) => String(one.id) === id);
    if (!thing) return;
    const read = readClass(thing.value);
    if (read.ok) use(read.value);
    else notifyError(t().badFile(thing.name, describeFileProblem(read.problem, lang())));
  };
  const load = async () => {
    const file = await openJsonFile();
    if (!file) return;
    let json: unknown;
    try {
      json = JSON.parse(file.text.replace(/^\uFEFF/, ''));
    } catch {
      notifyError(t().noJson(file.name));
      return;
    }
    const read = readClass(json);
    if (!read.ok) {
      notifyError(t().badFile(file.name, describeFileProblem(read.problem, lang())));
      return;
    }
    use(read.value);
    notify({ text: t().classLoaded(read.value.name, read.value.cards.length) });
    if (read.unknown.length > 0) notifyError(describeUnknownKeys(read.unknown, lang()));
    await keep('class', read.value.name, read.value);
  };
  const write = () => {
    const text = `${JSON.stringify(session().classFile, null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), t().classFileName(session().classFile.name));
  };
  const keepIt = async () => {
    const file = session().classFile;
    if (await keep('class', file.name, file)) notify({ text: t().classKept(file.name) });
  };
  const forgetIt = async () => {
    const thing = kept().find((one) => String(one.id) === value());
    if (!thing || !(await forget(thing.id))) return;
    notify({
      text: t().classForgotten(thing.name),
      action: { label: t().takeBack, run: () => void keep('class', thing.name, thing.value) },
    });
  };
  return (
    <div class="hd-class">
      <Select label={t().class} value={value()} choices={choices()} onChange={choose} />
      <Menu
        label={t().class}
        icon={<Ellipsis />}
        iconOnly
        items={[
          { label: t().importClass, icon: <FolderOpen />, run: () => void load() },
          { label: t().exportClass, icon: <Download />, run: write },
          { label: t().keepClass, icon: <Save />, disabled: value() !== LOADED, run: () => void keepIt() },
          {
            label: t().forgetClass,
            icon: <Trash />,
            danger: true,
            separated: true,
            disabled: value() === DEMO || value() === LOADED,
            run: () => void forgetIt(),
          },
        ]}
      />
    </div>
  );
}
