import { create } from 'zustand'

/** What the status bar has opened under itself. On a phone the same comes as a sheet (use-sheet.ts). */
export type HudPanel = 'me'

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
