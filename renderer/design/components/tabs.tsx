import { Tabs as Base } from '@kobalte/core/tabs';
import { For, type JSX } from 'solid-js';
import './tabs.css';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly content: () => JSX.Element;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly tabs: readonly Tab<T>[];
  readonly onChange: (value: T) => void;
}

/** Several views of one thing, one in sight; only that one is built. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  return (
    <Base class="tabs" value={props.value} onChange={(value) => props.onChange(value as T)}>
      <Base.List class="tabs-list" aria-label={props.label}>
        <For each={props.tabs}>
          {(tab) => (
            <Base.Trigger class="tab" value={tab.value}>
              {tab.label}
            </Base.Trigger>
          )}
        </For>
      </Base.List>
      <For each={props.tabs}>
        {(tab) => (
          <Base.Content class="tab-content" value={tab.value}>
            {tab.content()}
          </Base.Content>
        )}
      </For>
    </Base>
  );
}
