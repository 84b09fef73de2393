import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskPlayer } from '#src/features/tasks/TaskPlayer.tsx'
import { BesideForm } from '#src/features/tasks/written-plays.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

type PlayerBesideProps = Omit<ComponentProps<typeof TaskPlayer>, 'fallback' | 'missing'>

/** The player of a task beside the form where it is written. */
export function PlayerBeside(props: PlayerBesideProps) {
  const { t } = useTranslation()
  return (
    <BesideForm value>
      <TaskPlayer
        {...props}
        fallback={<Skeleton height="20rem" />}
        missing={(retry) => <Button onClick={() => void retry()}>{t('authoring.fetchPlayer')}</Button>}
      />
    </BesideForm>
  )
}
