import Eraser from 'lucide-solid/icons/eraser';
import Eye from 'lucide-solid/icons/eye';
import Ghost from 'lucide-solid/icons/ghost';
import Hexagon from 'lucide-solid/icons/hexagon';
import MousePointer2 from 'lucide-solid/icons/mouse-pointer-2';
import Skull from 'lucide-solid/icons/skull';
import Slash from 'lucide-solid/icons/slash';
import User from 'lucide-solid/icons/user';
import { type Component, For } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { Kbd } from '../../../design/components/kbd.tsx';
import { TERRAIN_ICONS } from './hex-cells.tsx';
import { setTool, tool } from './state.ts';
import { TOOLS, type Tool } from './tools.ts';

const ICONS: Readonly<Record<Tool, Component>> = {
  ...TERRAIN_ICONS,
  select: MousePointer2,
  floor: Hexagon,
  erase: Eraser,
  thinWall: Slash,
  monster: Skull,
  character: User,
  summon: Ghost,
  sight: Eye,
};

/** All tools with their keys; the chosen one is pressed. */
export function ToolBar() {
  const t = useText(homalyrevTexts);
  return (
    <div class="hx-tools" role="toolbar" aria-label={t().tools}>
      <For each={TOOLS}>
        {({ id, key }) => (
          <button
            type="button"
            class={`hx-tool hx-tool-of-${id}`}
            aria-pressed={tool() === id}
            aria-keyshortcuts={key}
            onClick={() => setTool(id)}
          >
            <Dynamic component={ICONS[id]} />
            <span class="grow">{t().tool[id]}</span>
            <Kbd keys={key.toUpperCase()} />
          </button>
        )}
      </For>
    </div>
  );
}
