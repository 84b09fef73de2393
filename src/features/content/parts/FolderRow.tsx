import { useTranslation } from 'react-i18next'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import {
  CaretDownIcon,
  CaretRightIcon,
  FolderIcon,
  FolderOpenIcon,
  WarningCircleIcon,
} from '#src/ui/icons.ts'
import { OthersAt } from '../OthersHere.tsx'
import type { FolderNode } from '../rules/tree.ts'
import files from './Files.module.css'

interface FolderRowProps {
  node: FolderNode
  isOpen: boolean
  isSelected: boolean
  hasErrors: boolean
  /** Who else looks at it, or at something in it. */
  others: readonly ContentPresence[]
  href: string
  onToggle: () => void
}

/** A folder: opened by its arrow, looked at by its name. */
export function FolderRow({ node, isOpen, isSelected, hasErrors, others, href, onToggle }: FolderRowProps) {
  const { t } = useTranslation()
  const { name, path, count } = node
  const Caret = isOpen ? CaretDownIcon : CaretRightIcon
  const Picture = isOpen ? FolderOpenIcon : FolderIcon
  const label = t('content.folder.open', { name, count })
  return (
    <div className={files.folder} data-folder={path} data-selected={isSelected}>
      <button
        type="button"
        className={files.caret}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={onToggle}
      >
        <Caret size={16} aria-hidden />
      </button>
      <a className={files.row} href={href} aria-current={isSelected || undefined}>
        <Picture size={20} weight="fill" aria-hidden />
        <span className={files.name}>{name}</span>
        <OthersAt others={others} />
        {hasErrors && <Wrong />}
        <span className={files.fact}>{t('content.files', { count })}</span>
      </a>
    </div>
  )
}

/** The check found something in it that must be put right. */
export function Wrong() {
  const { t } = useTranslation()
  return (
    <span
      className={files.wrong}
      role="img"
      aria-label={t('content.file.wrong')}
      title={t('content.file.wrong')}
    >
      <WarningCircleIcon size={20} weight="fill" aria-hidden />
    </span>
  )
}
