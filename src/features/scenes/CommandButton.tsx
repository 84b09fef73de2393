import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/IconButton.tsx'
import { COMMANDS, type CommandId } from './commands.ts'
import { useBench } from './use-editor.ts'
import { useIsPossible } from './use-is-possible.ts'

interface CommandButtonProps {
  id: CommandId
  icon: ReactNode
  /** Why it may not be possible now. */
  reason: string
}

/** A command of the scene editor by its icon, in reach of the keyboard also where nothing can be done by it. */
export function CommandButton({ id, icon, reason }: CommandButtonProps) {
  const { t } = useTranslation()
  const bench = useBench()
  const command = COMMANDS.find((one) => one.id === id)
  const isPossible = useIsPossible(command, bench)
  return (
    <IconButton
      material="paper"
      label={t(`scenes.command.${id}`)}
      icon={icon}
      disabledReason={!isPossible && reason}
      onClick={() => command?.run(bench)}
    />
  )
}
