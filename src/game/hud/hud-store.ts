import { create } from 'zustand'

/** What the status bar has opened under itself. On a phone the same comes as a sheet (use-sheet.ts). */
export type HudPanel = 'me'

/**
 * `pressed` holds the focus until it is closed. The tour shows one that answers nothing: `measured` is laid out and not
 * seen, `displayed` is seen.
 */
export type PanelUse = 'pressed' | 'measured' | 'displayed'

interface HudPanelState {
  open: HudPanel | null
  use: PanelUse
}

export const useHudPanel = create<HudPanelState>(() => ({ open: null, use: 'pressed' }))

export function openPanel(panel: HudPanel, use: PanelUse = 'pressed'): void {
  useHudPanel.setState({ open: panel, use })
}

export function closePanel(): void {
  useHudPanel.setState({ open: null })
}

export function togglePanel(panel: HudPanel): void {
  useHudPanel.setState(({ open }) => ({ open: open === panel ? null : panel, use: 'pressed' }))
}
