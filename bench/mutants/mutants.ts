/** A plausible fault, and the tests that must find it. */
export interface Mutant {
  name: string;
  file: string;
  from: string;
  to: string;
  tests: readonly string[];
}

const accepting = 'api/src/community/qna/qna.test.ts';
const authorization = 'api/test/authorization.test.ts';
const citing = 'api/src/community/posts/linked-products.test.ts';
const connections = 'api/src/platform/database/broken-connection.test.ts';
const deliveries = 'api/src/platform/outbox/outbox.test.ts';
const deviceMaker = 'api/src/sessions/device-maker-sign-in.test.ts';
const earning = 'api/src/stars/earn.test.ts';
const exchange = 'api/src/stars/exchange/exchange.test.ts';
const feed = 'api/ops/feed/feed.test.ts';
const images = 'api/src/community/images/images.test.ts';
const likes = 'api/src/likes/likes.test.ts';
const pictures = 'api/ops/pictures/fetch-picture.test.ts';
const members = 'api/ops/members/commands.test.ts';
const nickname = 'api/src/members/nickname/nickname.test.ts';
const refreshing = 'api/src/sessions/refresh.test.ts';
const replies = 'api/src/community/replies/replies.test.ts';
const sharedReplies = 'shared/http/src/kept-replies.test.ts';
const signInAttacks = 'api/src/sessions/sign-in-attacks.test.ts';
const surveys = 'api/src/community/surveys/surveys.test.ts';
const withdrawals = 'api/src/members/withdrawal-races.test.ts';
const writing = 'api/src/community/posts/writing.test.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'renderings share a reply for longer than they may',
    file: 'shared/http/src/kept-replies.ts',
    from: 'if (now - entry.askedAt < forMs && size <= maxSize) return;',
    to: 'if (size <= maxSize) return;',
    tests: [sharedReplies],
  },
  {
    name: 'the time of a shared reply counts from its arrival',
    file: 'shared/http/src/kept-replies.ts',
    from: 'entry.size = freeze(reply);',
    to: 'entry.size = freeze(reply); entry.askedAt = performance.now();',
    tests: [sharedReplies],
  },
  {
    name: 'renderings share the reply of another address',
    file: 'shared/http/src/kept-replies.ts',
    from: 'JSON.stringify([request.path, request.query])',
    to: 'request.path',
    tests: [sharedReplies],
  },
  {
    name: 'a failed call is kept for the renderings after it',
    file: 'shared/http/src/kept-replies.ts',
    from: '() => remove(key, entry),',
    to: '() => undefined,',
    tests: [sharedReplies],
  },
  {
    name: 'a failed call fails for all renderings that wait for it',
    file: 'shared/http/src/kept-replies.ts',
    from: 'return known.reply.catch(ask);',
    to: 'return known.reply;',
    tests: [sharedReplies],
  },
  {
    name: 'a rendering can change what others show',
    file: 'shared/http/src/kept-replies.ts',
    from: '  Object.freeze(value);',
    to: '',
    tests: [sharedReplies],
  },
  {
    name: 'a reply to one visitor is shared',
    file: 'shared/http/src/kept-replies.ts',
    from: ' && Object.keys(headers).length === 0',
    to: '',
    tests: [sharedReplies],
  },
  {
    name: 'anyone may delete a post',
    file: 'api/src/community/posts/find-post.ts',
    from: 'AND post.kind = ANY($2) AND post.member_id = $3 AND',
    to: 'AND post.kind = ANY($2) AND $3::integer > 0 AND',
    tests: [writing],
  },
  {
    name: 'the banned may write',
    file: 'api/src/platform/http/serve.ts',
    from: 'if (banMessage !== null && !isOpenToBanned) throw bannedError(banMessage);',
    to: '',
    tests: [authorization],
  },
  {
    name: 'members may do what admins may',
    file: 'api/src/platform/http/clients/caller.ts',
    from: "if (member.role !== 'admin') throw new ApiError('noData');",
    to: '',
    tests: [authorization],
  },
  {
    name: 'more stars are exchanged than there are',
    file: 'api/src/stars/exchange/request-exchange.ts',
    from: "if (stars > account.balance) throw refused('가진 별보다 많이 전환할 수 없어요.');",
    to: '',
    tests: [exchange],
  },
  {
    name: 'a picture is only locked for the post that takes it',
    file: 'api/src/community/images/attach-images.ts',
    from: 'UPDATE member_image i SET member_id = i.member_id\n',
    to: 'SELECT FROM member_image i\n',
    tests: [images],
  },
  {
    name: 'nickname changes of one member do not wait for each other',
    file: 'api/src/members/nickname/change-nickname.ts',
    from: '\n  FOR NO KEY UPDATE`;',
    to: '`;',
    tests: [nickname],
  },
  {
    name: 'a delivery is taken by two processes',
    file: 'api/src/platform/outbox/deliver.ts',
    from: '    FOR UPDATE SKIP LOCKED\n',
    to: '',
    tests: [deliveries],
  },
  {
    name: 'a sign-in does not wait for the withdrawal of its member',
    file: 'api/src/members/enter.ts',
    from: '\n  FOR KEY SHARE`;',
    to: '`;',
    tests: [withdrawals],
  },
  {
    name: 'a vote does not wait for a change of the survey',
    file: 'api/src/community/posts/find-post.ts',
    from: ' FOR NO KEY UPDATE OF post`',
    to: '`',
    tests: [surveys],
  },
  {
    name: 'an account is read without being locked',
    file: 'api/src/stars/account.ts',
    from: '  FOR UPDATE OF account`;',
    to: '`;',
    tests: [earning, exchange],
  },
  {
    name: 'the same cause pays twice',
    file: 'api/migrations/0010_stars.sql',
    from: '  CHECK (delta <> 0 OR reason IS NOT NULL),\n  UNIQUE (member_id, rule, source_type, source_id, period_key)\n',
    to: '  CHECK (delta <> 0 OR reason IS NOT NULL),\n  UNIQUE (member_id, rule, source_type, source_id, period_key, ledger_id)\n',
    tests: [earning],
  },
  {
    name: 'one more than the day’s cap is paid',
    file: 'api/src/stars/earn.ts',
    from: 'const isRefused = rule.paidToday >= rule.dailyCap;',
    to: 'const isRefused = rule.paidToday > rule.dailyCap;',
    tests: [earning],
  },
  {
    name: 'the ledger can be changed',
    file: 'api/migrations/0010_stars.sql',
    from: "  RAISE EXCEPTION 'star_ledger is append-only';",
    to: '  RETURN coalesce(NEW, OLD);',
    tests: [earning],
  },
  {
    name: 'a repeated key with another request gets the old answer',
    file: 'api/src/platform/idempotency.ts',
    from: 'if (!stored.isSame)',
    to: 'if (false)',
    tests: ['api/src/platform/idempotency.test.ts'],
  },
  {
    name: 'likes at the same time go past the limit',
    file: 'api/src/likes/like.ts',
    from: 'await lockMember(transaction, wanted.memberId);',
    to: '',
    tests: [likes],
  },
  {
    name: 'there is no limit to likes',
    file: 'api/src/likes/like.ts',
    from: 'if (likes >= wanted.limit) await makeRoom(transaction, target, wanted);',
    to: '',
    tests: [likes],
  },
  {
    name: 'a member votes as often as wanted',
    file: 'api/src/community/surveys/vote.ts',
    from: 'if (known.length > 0) {',
    to: 'if (false as boolean) {',
    tests: [surveys],
  },
  {
    name: 'a closed survey takes votes',
    file: 'api/src/community/surveys/vote.ts',
    from: "if (poll.isClosed) throw refusal('마감된 설문이에요.');",
    to: '',
    tests: [surveys],
  },
  {
    name: 'a stolen refresh token does not end the session',
    file: 'api/src/sessions/refresh-session.ts',
    from: '    await endSession(transaction, sessionId, now);\n',
    to: '',
    tests: [refreshing],
  },
  {
    name: 'a refresh token has as many successors as it is used',
    file: 'api/src/sessions/refresh-session.ts',
    from: 'refresh_token.token_hash = $1 AND refresh_token.rotated_at IS NULL\n',
    to: 'refresh_token.token_hash = $1\n',
    tests: [refreshing],
  },
  {
    name: 'a connection that breaks at the wrong moment ends the process',
    file: 'api/src/platform/database/database.ts',
    from: "  pool.on('connect', (client) => client.on('error', () => undefined));\n",
    to: '',
    tests: [connections],
  },
  {
    name: 'an id_token for another product signs in here',
    file: 'api/src/sessions/providers/device-maker.ts',
    from: '      audience: clientId,\n',
    to: '',
    tests: [deviceMaker],
  },
  {
    name: 'a sign-in accepts the id_token of another one',
    file: 'api/src/sessions/providers/device-maker.ts',
    from: 'claims.nonce !== nonce || ',
    to: '',
    tests: [signInAttacks],
  },
  {
    name: 'a sign-in accepts an id_token beside a foreign code',
    file: 'api/src/sessions/providers/device-maker.ts',
    from: "  if (signIn.code && claims.c_hash !== codeHash(signIn.code)) throw refusal('id_token with another code');",
    to: '',
    tests: [signInAttacks],
  },
  {
    name: 'a sign-in accepts a token for another client',
    file: 'api/src/sessions/providers/portal.ts',
    from: "  if (body.client_id !== clientId) throw new SignInRefused(channelTypes.portal, 'token of another client');",
    to: '',
    tests: [signInAttacks],
  },
  {
    name: 'a sign-in accepts a challenge twice',
    file: 'api/src/sessions/challenge.ts',
    from: "  if (!spent) throw new SignInRefused(channelType, 'reused challenge');",
    to: '',
    tests: [signInAttacks],
  },
  {
    name: 'a sign-in accepts an expired challenge',
    file: 'api/src/sessions/challenge.ts',
    from: "  if (expiresAt <= now) throw new SignInRefused(channelType, 'expired challenge');",
    to: '',
    tests: [signInAttacks],
  },
  {
    name: 'a sign-in accepts the challenge of another browser',
    file: 'api/src/sessions/challenge.ts',
    from: "  if (content.browser !== expected.browser) throw new SignInRefused(channelType, 'challenge of another browser');",
    to: '',
    tests: [signInAttacks],
  },
  {
    name: 'a sign-in takes a device over by its id',
    file: 'api/src/sessions/sign-in.ts',
    from: '...(!isHeld && { memberId })',
    to: 'memberId',
    tests: [signInAttacks],
  },
  {
    name: 'children sign up',
    file: 'api/src/sessions/providers/portal.ts',
    from: 'if (birthYear >= koreanYear(now) - 15)',
    to: 'if (birthYear > koreanYear(now) - 15)',
    tests: ['api/src/sessions/portal-sign-in.test.ts'],
  },
  {
    name: 'an account goes although the shop keeps its customer',
    file: 'api/src/members/withdrawal.ts',
    from: "    throw new ApiError('withdrawalFailed');\n  });",
    to: '  });',
    tests: ['api/src/members/withdrawal.test.ts'],
  },
  {
    name: 'a seller’s address reaches the market’s own network',
    file: 'api/ops/pictures/fetch-picture.ts',
    from: 'if (!addresses.every(({ address }) => isAllowed(address))) {',
    to: 'if (false as boolean) {',
    tests: [pictures],
  },
  {
    name: 'a seller’s product leads to another shop',
    file: 'api/ops/feed/feed-item.ts',
    from: 'if (!isInShop(item.url, shopUrl)) {',
    to: 'if (false as boolean) {',
    tests: [feed],
  },
  {
    name: 'a ban never ends by itself',
    file: 'api/migrations/0265_ban_ends.sql',
    from: '(ban_ends_at IS NULL OR moment < ban_ends_at)',
    to: '(ban_ends_at IS NULL OR moment IS NOT NULL)',
    tests: [members],
  },
  {
    name: 'a ban goes on for the moment in which it ends',
    file: 'api/migrations/0265_ban_ends.sql',
    from: 'moment < ban_ends_at',
    to: 'moment <= ban_ends_at',
    tests: [members],
  },
  {
    name: 'attendance looks at another clock than the ban of its member',
    file: 'api/src/stars/attend.ts',
    from: 'await lockAccount(transaction, memberId, now);',
    to: 'await lockAccount(transaction, memberId);',
    tests: ['api/src/stars/attend.test.ts'],
  },
  {
    name: 'a withdrawal forgets the ban of its member',
    file: 'api/src/members/withdrawal.ts',
    from: "banColumns('$2')",
    to: `'NULL AS "banMessage", NULL AS "banEndsAt", $2::timestamptz'`,
    tests: ['api/src/members/withdrawal.test.ts'],
  },
  {
    name: 'the products that a reply cites are not stored',
    file: 'api/src/community/replies/write-reply.ts',
    from: "    await attachProducts(transaction, 'reply', replyId, productNos ?? []);\n",
    to: '',
    tests: [citing],
  },
  {
    name: 'a reply that cites other products counts as the same request',
    file: 'api/src/community/replies/write-reply.ts',
    from: 'postId, body, replyToId, productNos } };',
    to: 'postId, body, replyToId } };',
    tests: [citing],
  },
  {
    name: 'a deleted reply still shows the products that it cites',
    file: 'api/src/community/replies/find-replies.ts',
    from: `CASE WHEN \${isSeen('reply')} THEN \${productNosOf('reply')} ELSE '{}' END`,
    to: `\${productNosOf('reply')}`,
    tests: [citing],
  },
  {
    name: 'a second answer is accepted',
    file: 'api/src/community/qna/accept-answer.ts',
    from: "if (question.acceptedReplyId !== null) throw refusal('이미 채택한 답변이 있어요.');",
    to: '',
    tests: [accepting],
  },
  {
    name: 'members accept their own answers',
    file: 'api/src/community/qna/accept-answer.ts',
    from: "if (answererId === memberId) throw refusal('내가 쓴 답변은 채택할 수 없어요.');",
    to: '',
    tests: [accepting],
  },
  {
    name: 'an accepted answer is deleted',
    file: 'api/src/community/replies/delete-reply.ts',
    from: 'if (accepted.length > 0) {',
    to: 'if (false as boolean) {',
    tests: [accepting],
  },
  {
    name: 'a question is deleted although an answer is accepted',
    file: 'api/src/community/posts/delete-post.ts',
    from: 'if (acceptedReplyId !== null) {',
    to: 'if (false as boolean) {',
    tests: [accepting],
  },
  {
    name: 'a reply is deleted by another member',
    file: 'api/src/community/replies/delete-reply.ts',
    from: 'reply.reply_id = $1 AND reply.member_id = $2 AND',
    to: 'reply.reply_id = $1 AND $2::integer > 0 AND',
    tests: [replies],
  },
  {
    name: 'a reply that is sent twice is written twice',
    file: 'api/src/community/replies/write-reply.ts',
    from: 'const keyed = { memberId, requestKey, request:',
    to: 'const keyed = { memberId, requestKey: String(Math.random()).slice(2).padEnd(16, "0"), request:',
    tests: [replies],
  },
  {
    name: 'headers that only the edge sets are forwarded from the client',
    file: 'edge/src/api-proxy/proxy-headers.ts',
    from: 'without([...ofConnection, ...ofEdge], request.headers)',
    to: 'without([...ofConnection, ...ofEdge].slice(0, ofConnection.length), request.headers)',
    tests: ['edge/src/api-proxy/api-proxy.test.ts'],
  },
];
