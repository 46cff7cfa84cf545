import { createHash } from 'node:crypto';
import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import { findGame, prizeOf, rollOf } from '../../api/src/game/games.ts';
import { levels } from '../../api/src/stars/levels.ts';
import { type Random, randomFor } from '../random.ts';

const hourMs = 60 * 60 * 1000;

/** An activity of a demo member: earned stars, or an exchange. */
export interface Activity {
  at: Date;
  rule: 'attendance' | 'attendanceStreak' | 'game' | 'grant' | 'post' | 'reply';
  stars: number;
  sourceType: 'day' | 'game' | 'operator' | 'post' | 'reply';
  sourceId: string;
  reason?: string;
  draw?: Draw;
}

interface Draw {
  seed: Buffer;
  choice: string;
  roll: number;
}

export interface DemoMember {
  memberId: number;
  level: number;
  joinedAt: Date;
}

/** A text of a member that pays stars. */
export interface WrittenText {
  memberId: number;
  rule: 'post' | 'reply';
  id: number;
  at: Date;
}

const pays = { post: { stars: 10, cap: 2 }, reply: { stars: 3, cap: 10 } };

/** The probability that a member of a level comes on a day. */
const diligence = [0.12, 0.3, 0.5, 0.7, 0.93];
/** Stars last a year: older ones would have expired. */
const longestAgo = 350;

/** Enough activities to reach the member's level, from the oldest to the newest. */
export function makeActivities(seed: number, member: DemoMember, written: WrittenText[], now: Date): Activity[] {
  const random = randomFor(seed, 'stars', member.memberId);
  const target = targetOf(member.level, random);
  const activities = payWritten(written, target);
  addVisits(activities, { member, target, random, now });
  addGifts(activities, { member, target, now });
  return activities.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function targetOf(level: number, random: Random): number {
  const from = levels[level - 1]?.fromStars ?? 0;
  const to = levels[level]?.fromStars ?? 14_000;
  return Math.floor(from + (to - from) * (0.1 + 0.5 * random.next()));
}

const sum = (activities: Activity[]): number => activities.reduce((total, { stars }) => total + stars, 0);

function payWritten(written: WrittenText[], target: number): Activity[] {
  const paid = new Map<string, number>();
  const activities: Activity[] = [];
  for (const { rule, id, at } of written.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { stars, cap } = pays[rule];
    const key = `${rule} ${koreanDay(at)}`;
    const count = paid.get(key) ?? 0;
    if (count >= cap || sum(activities) + stars > target) continue;
    paid.set(key, count + 1);
    activities.push({ at, rule, stars, sourceType: rule, sourceId: String(id) });
  }
  return activities;
}

interface MemberHistory {
  member: DemoMember;
  target: number;
  now: Date;
}

/**
 * Attendance on some days, and plays on most of these; each seventh day of a streak pays more. The newest days come
 * first.
 */
function addVisits(activities: Activity[], { member, target, random, now }: MemberHistory & { random: Random }): void {
  const days = Math.min(longestAgo, Math.floor((now.getTime() - member.joinedAt.getTime()) / dayMs));
  const chance = diligence[member.level - 1] ?? 0;
  const comes = Array.from({ length: days }, () => random.chance(chance));
  let left = target - sum(activities);
  // Counted from the oldest day that the target still allows.
  const affordable = comes.findLastIndex((isThere, ago) => isThere && ago * chance * 12 <= left);
  for (let ago = affordable, inRow = 0; ago >= 1; ago -= 1) {
    inRow = comes[ago] ? inRow + 1 : 0;
    if (!comes[ago]) continue;
    const visit = visitOf(new Date(now.getTime() - ago * dayMs), inRow, random);
    if (sum(visit) > left) return;
    left -= sum(visit);
    activities.push(...visit);
  }
}

function visitOf(date: Date, inRow: number, random: Random): Activity[] {
  const today = koreanDay(date);
  const at = new Date(Date.parse(`${today}T08:00:00+09:00`) + random.between(0, 12 * 3_600) * 1_000);
  const visit: Activity[] = [{ at, rule: 'attendance', stars: 5, sourceType: 'day', sourceId: today }];
  if (inRow > 0 && inRow % starRules.streakDays === 0) {
    visit.push({ at, rule: 'attendanceStreak', stars: 20, sourceType: 'day', sourceId: today });
  }
  if (random.chance(0.6)) {
    visit.push(playOf(new Date(at.getTime() + 90_000), random));
  }
  return visit;
}

function playOf(at: Date, random: Random): Activity {
  const sourceId = 'lucky-basket';
  const game = findGame(sourceId);
  if (!game) throw new Error('There is no such game');
  const hash = createHash('sha256').update(String(random.next())).digest();
  const choice = `${1 + ((hash[0] ?? 0) % 3)}-${hash.toString('hex', 0, 8)}`;
  const seed = createHash('sha256').update(hash).digest();
  const roll = rollOf(game, seed, choice);
  return { at, rule: 'game', stars: prizeOf(game, roll), sourceType: 'game', sourceId, draw: { seed, choice, roll } };
}

/** The stars missing to the level are granted as thanks for the months before. */
function addGifts(activities: Activity[], { member, target, now }: MemberHistory): void {
  const missing = target - sum(activities);
  if (missing <= 0) return;
  const months = member.level === 1 ? 1 : Math.min(11, Math.ceil(missing / 500));
  for (let ago = 1; ago <= months; ago += 1) {
    const stars = Math.floor((missing * ago) / months) - Math.floor((missing * (ago - 1)) / months);
    if (stars === 0) continue;
    const at = new Date(now.getTime() - Math.min(30 * ago, longestAgo) * dayMs - hourMs);
    if (at < member.joinedAt) at.setTime(member.joinedAt.getTime() + ago * hourMs);
    activities.push({
      ...{ at, rule: 'grant', stars, sourceType: 'operator' },
      sourceId: `demo-${member.memberId}-${ago}`,
      reason: member.level === 1 ? '가입을 축하해 드렸어요' : '이달의 이웃으로 뽑혔어요',
    });
  }
}
