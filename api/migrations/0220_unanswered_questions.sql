-- Questions without any answer, the newest first.
CREATE INDEX question_unanswered ON post (created_at DESC, post_id DESC)
  WHERE kind = 'qna' AND accepted_reply_id IS NULL AND reply_count = 0 AND hidden_at IS NULL AND deleted_at IS NULL;
