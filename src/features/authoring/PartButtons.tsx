import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Duplicate } from './Glyphs.tsx'
import type { Parts } from './use-parts.ts'

interface OfPart<Part extends { id: string }> {
  all: Parts<Part>
  part: Part
  name: string
  /** Why no more are added; false while they are. */
  full: string | false
  /** Why none is removed; false while one may be. */
  last: string | false
}

/** Copies a part of a task, or removes it. */
export function PartButtons<Part extends { id: string }>({ all, part, name, full, last }: OfPart<Part>) {
  const { t } = useTranslation()
  const index = all.parts.indexOf(part)
  return (
    <>
      <IconButton
        material="paper"
        label={t('authoring.copy', { name })}
        icon={<Duplicate />}
        disabledReason={full}
        onClick={() => all.copy(part, index)}
      />
      <IconButton
        material="paper"
        label={t('authoring.remove', { name })}
        icon={<TrashSimpleIcon />}
        disabledReason={last}
        onClick={() => all.remove(part, index)}
      />
    </>
  )
}

/** Adds a part of a task. */
export function AddPart({ label, full, onAdd }: { label: string; full: string | false; onAdd: () => void }) {
  return (
    <Button
      variant="secondary"
      icon={<PlusIcon size={20} aria-hidden />}
      disabledReason={full}
      onClick={onAdd}
    >
      {label}
    </Button>
  )
}
