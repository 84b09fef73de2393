import { create } from 'zustand'

/** What the HUD has opened: one at a time. `tasks` is the list of a mission on a phone. */
export type HudPanel = 'me' | 'streak' | 'tasks'

export const useHudPanel = create<{ open: HudPanel | null }>(() => ({ open: null }))

export function openPanel(panel: HudPanel): void {
  useHudPanel.setState({ open: panel })
}

export function closePanel(): void {
  useHudPanel.setState({ open: null })
}

export function togglePanel(panel: HudPanel): void {
  useHudPanel.setState(({ open }) => ({ open: open === panel ? null : panel }))
}
