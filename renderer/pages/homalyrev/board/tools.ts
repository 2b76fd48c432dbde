import type { Side, TerrainKind } from '../../../../engine/homalyrev/scenario.ts';

/** What a click or Enter does on the map, with the key that chooses it. */
export const TOOLS = [
  { id: 'select', key: '1' },
  { id: 'floor', key: '2' },
  { id: 'erase', key: '3' },
  { id: 'obstacle', key: '4' },
  { id: 'trap', key: '5' },
  { id: 'hazardous', key: '6' },
  { id: 'difficult', key: '7' },
  { id: 'icy', key: '8' },
  { id: 'wall', key: '9' },
  { id: 'closedDoor', key: '0' },
  { id: 'thinWall', key: 'v' },
  { id: 'sight', key: 'l' },
  { id: 'monster', key: 'm' },
  { id: 'character', key: 'k' },
  { id: 'summon', key: 'i' },
] as const;

export type Tool = (typeof TOOLS)[number]['id'];

const TERRAINS: readonly Tool[] = ['obstacle', 'trap', 'hazardous', 'difficult', 'icy', 'wall', 'closedDoor'];
const FIGURES: readonly Tool[] = ['monster', 'character', 'summon'];

export const isTerrainTool = (tool: Tool): tool is Tool & TerrainKind => TERRAINS.includes(tool);
export const isFigureTool = (tool: Tool): tool is Tool & Side => FIGURES.includes(tool);
/** Tools that go on while the mouse is drawn over the map. */
export const isBrush = (tool: Tool): boolean => tool === 'floor' || tool === 'erase' || isTerrainTool(tool);

/** Keys of the six edges of a hex for the thin wall tool, by the engine's directions. */
export const EDGE_KEYS: readonly string[] = ['d', 's', 'a', 'q', 'w', 'e'];
