// What an address brings to a table: an invitation, or the link to a seat. Neither ever reaches the server's log.

export type InviteLink =
  { kind: 'invitation'; secret: string } | { kind: 'seat'; seat: number; secret: string };

/** What the part of an address after `#` brings. */
export function inviteLinkOf(hash: string): InviteLink | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const invitation = parts.get('invite');
  if (invitation) return { kind: 'invitation', secret: invitation };
  const secret = parts.get('secret');
  const seat = parts.get('seat') ?? '';
  if (secret && /^\d$/.test(seat)) return { kind: 'seat', seat: Number(seat), secret };
  return undefined;
}

/** The address of an invitation. */
export const invitationLink = (table: string, secret: string): string =>
  `${location.origin}/table/${table}#invite=${encodeURIComponent(secret)}`;

/** The address of a seat. */
export const seatLink = (table: string, seat: number, secret: string): string =>
  `${location.origin}/table/${table}#seat=${seat}&secret=${encodeURIComponent(secret)}`;
