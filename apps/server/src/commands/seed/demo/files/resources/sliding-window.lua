-- 滑动窗口限流
-- KEYS[1]  计数的键，集群里同组的键写进同一个花括号：rl:{u42}:search
-- ARGV[1]  窗口，毫秒
-- ARGV[2]  上限，次
-- ARGV[3]  本次请求的唯一标识
-- 返回 { 放行 1 或 0, 剩余次数, 多少毫秒后再来 }

local time   = redis.call('TIME')
local now    = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[1])
local limit  = tonumber(ARGV[2])

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local used = redis.call('ZCARD', KEYS[1])

if used < limit then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
  return { 1, limit - used - 1, 0 }
end

local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return { 0, 0, oldest[2] + window - now }
