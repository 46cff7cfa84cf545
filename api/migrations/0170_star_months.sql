-- A member's months: what moved in each, by rule.
CREATE INDEX star_ledger_of_day ON star_ledger (member_id, on_day) INCLUDE (rule, delta);
