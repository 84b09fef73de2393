/** What the audit log has of a thing, by its names there; each has words in the log (`src/features/audit/i18n`). */
export const AUDIT_FIELDS = [
  ...['look', 'features', 'params', 'words', 'languages', 'default_language', 'time_zone'],
  ...['registration', 'registration_domains', 'registration_contact'],
  ...['demanded_agreement', 'agreement', 'has_captcha_secret'],
  ...['role', 'more_roles', 'is_disabled', 'extra_exam_time', 'accommodations', 'teams', 'leads'],
  ...['has_second_factor', 'address_corrections', 'reset_links', 'sessions'],
  ...['name', 'archived_at', 'adventure_id', 'mission_id', 'task_id', 'person_id', 'team_id', 'addressee_id'],
  ...['due_on', 'language', 'expires_at', 'used_at', 'starts_on', 'ends_on', 'goal'],
  ...['kind', 'price', 'stock', 'art', 'is_hidden', 'is_for_teams', 'opens_on', 'closes_on'],
  ...['item_id', 'state', 'ended_by', 'claimed_by', 'claimed_until', 'stars', 'rated_by', 'may_repeat'],
  ...[
    'training',
    'decided_by',
    'is_given',
    'place',
    'starts_at',
    'ends_at',
    'seats',
    'audience',
    'cancelled_at',
  ],
  ...['type', 'link', 'send_at', 'sent_at', 'file_name', 'points', 'coins', 'minutes'],
  ...['is_leader_accept_required', 'placed_at', 'folder', 'number', 'version_id', 'message', 'resolved_at'],
  ...['revision', 'builds', 'version', 'translators', 'hosts', 'people', 'storageMb', 'mailsPerDay'],
  ...['lines', 'newTeams', 'ignored', 'next', 'weekly_goal', 'seconds', 'phase', 'at'],
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]

export function isAuditField(name: string): name is AuditField {
  return AUDIT_FIELDS.some((one) => one === name)
}
