import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useFocusTrap } from '#src/ui/focus-trap.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { onPressOutside } from '#src/ui/press-outside.ts'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import styles from './HudCard.module.css'
import type { PanelUse } from './hud-store.ts'

interface HudCardProps {
  use?: PanelUse
  label: string
  closeLabel: string
  children: ReactNode
  onClose: () => void
}

/** Paper under the status bar; Escape and a press elsewhere close it. For the tour it is only to be looked at. */
export function HudCard({ use = 'pressed', label, closeLabel, children, onClose }: HudCardProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isPressed = use === 'pressed'
  useFocusTrap(panel, { isActive: isPressed, onEscape: onClose })

  useEffect(() => (isPressed ? onPressOutside(panel, onClose) : undefined), [isPressed, onClose])

  return createPortal(
    <div
      ref={panel}
      className={styles.card}
      role="dialog"
      aria-modal={isPressed}
      inert={!isPressed}
      data-use={use}
      aria-label={label}
      tabIndex={-1}
      data-material="paper"
    >
      <IconButton
        className={styles.close ?? ''}
        material="paper"
        label={closeLabel}
        icon={<XIcon />}
        onClick={onClose}
      />
      <div className={styles.content} ref={hintAtMore}>
        {children}
      </div>
    </div>,
    document.body,
  )
}
